import { sessionKey } from '#web/platform/sessions/session.ts';

/** Node has no storage of a browser: an object whose own names are what it keeps, with its methods. */
function storage(): object {
  const methods = {
    getItem: (key: string) => Reflect.get(shelf, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(shelf, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(shelf, key),
  };
  const shelf: object = Object.create(methods);
  return shelf;
}

/** A browser that remembers nothing yet. */
export function emptyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: storage(), configurable: true });
}

/** Whose session this browser has from now on; nobody's where there is no id. */
export function signInHere(id: string | undefined): void {
  const session = { access_token: `of-${id}`, refresh_token: 'r', expires_at: 1, user: { id } };
  if (id) localStorage.setItem(sessionKey, JSON.stringify(session));
  else localStorage.removeItem(sessionKey);
}
