/**
 * Keys of tries. The same wish tried again, after the line broke, carries the same key and acts once;
 * once it was answered, with a yes or a no, the same words are a new wish.
 */
const open = new Map<string, string>();

export async function attempt<Answer>(
  wish: unknown,
  act: (key: string) => Promise<Answer>,
  wasRefused: (error: unknown) => boolean,
): Promise<Answer> {
  const text = JSON.stringify(wish);
  const key = open.get(text) ?? chance();
  open.set(text, key);
  try {
    const answer = await act(key);
    open.delete(text);
    return answer;
  } catch (error) {
    if (wasRefused(error)) open.delete(text);
    throw error;
  }
}

/** The key of a wish that nobody answered, for whoever tries it from now on; the same words are a new wish. */
export function takeKey(wish: unknown): string | undefined {
  const text = JSON.stringify(wish);
  const key = open.get(text);
  open.delete(text);
  return key;
}

function chance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
