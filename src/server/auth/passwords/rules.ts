import { readFile } from 'node:fs/promises';
import {
  longestPassword,
  type PasswordWeakness,
  weaknessOfPassword,
} from '#domain/auth/passwords.ts';
import { refuseAuth, refuseInput } from '#server/auth/failure.ts';
import type { AuthSettings } from '#server/platform/config/auth.ts';

/** A list of our own, so that a password is judged without asking anybody on the network. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  const text = await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

/** What a new password is held against. */
interface PasswordRules {
  settings: Pick<AuthSettings, 'passwordMin' | 'passwordCharacters'>;
  refusedPasswords: ReadonlySet<string>;
}

export function passwordWeakness(
  auth: PasswordRules,
  password: string,
): PasswordWeakness | undefined {
  const { passwordMin: least, passwordCharacters: characters } = auth.settings;
  return weaknessOfPassword(password, { least, characters, refused: auth.refusedPasswords });
}

export function requireStrongPassword(auth: PasswordRules, password: string) {
  if ([...password].length > longestPassword)
    refuseInput(`Password cannot be longer than ${longestPassword} characters`);
  const weak = passwordWeakness(auth, password);
  if (weak)
    refuseAuth(422, 'weak_password', weak.message, { weak_password: { reasons: weak.reasons } });
}
