export const serverFlags: string[];
export const serverCommand: string[];
export const serverEnvironment: Record<string, string>;
