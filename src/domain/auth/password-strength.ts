/** How long a guesser would need, in three words. It advises; what is refused is the server's to say. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u, /\p{Lo}/u];

/** Below this many bits a computer guesses it in an evening; from the second on nobody lives that long. */
const fair = 40;
const strong = 70;

export function strengthOf(password: string): PasswordStrength {
  const signs = [...password];
  // A sign that is said again tells a guesser almost nothing new.
  const telling = new Set(signs).size + (signs.length - new Set(signs).size) / 2;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const bits = telling * (3 + variety);
  if (bits < fair) return 'weak';
  return bits < strong ? 'fair' : 'strong';
}
