/** What a new password must be; where a deployment says so, of certain characters too. */
interface PasswordRules {
  least: number;
  /** Sets of which each must be met by at least one character. */
  characters: string[];
  /** The most common ones, in lower case. */
  refused: ReadonlySet<string>;
}

type WeakReason = 'length' | 'characters' | 'pwned';

export interface PasswordWeakness {
  reasons: WeakReason[];
  message: string;
}

/** Longer ones were cut off silently by an older way to keep them; the protocol refuses them. */
export const longestPassword = 72;

/** Why a password is too weak, in the protocol's words, or nothing when it is not. */
export function weaknessOfPassword(
  password: string,
  rules: PasswordRules,
): PasswordWeakness | undefined {
  const found: [WeakReason, string][] = [];
  if ([...password].length < rules.least)
    found.push(['length', `Password should be at least ${rules.least} characters.`]);
  if (!rules.characters.every((set) => [...set].some((one) => password.includes(one))))
    found.push(['characters', characterSentence(rules.characters)]);
  if (rules.refused.has(password.toLowerCase())) found.push(['pwned', easyToGuess]);
  if (found.length === 0) return undefined;
  return {
    reasons: found.map(([reason]) => reason),
    message: found.map(([, sentence]) => sentence).join(' '),
  };
}

const easyToGuess =
  'Password is known to be weak and easy to guess, please choose a different one.';

const characterSentence = (sets: string[]): string =>
  `Password should contain at least one character of each: ${sets.join(', ')}.`;
