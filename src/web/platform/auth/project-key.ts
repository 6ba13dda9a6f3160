/** The public key the page came with; every call carries it as `apikey`. */
let key = '';

export function rememberProjectKey(anonKey: string): void {
  key = anonKey;
}

export const projectKey = (): string => key;
