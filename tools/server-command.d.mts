export const serverFlags: string[];
export const serverCommand: string[];
