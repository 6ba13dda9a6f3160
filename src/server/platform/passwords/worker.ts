import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { compareSync } from 'bcryptjs';
import type { PasswordAnswer, PasswordQuestion } from '#server/platform/passwords/passwords.ts';

/** OWASP's first choice for argon2id, which is the library's default kind: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

parentPort?.on('message', ({ password, hash }: PasswordQuestion) => {
  parentPort?.postMessage(answer(password, hash) satisfies PasswordAnswer);
});

function answer(password: string, hash: string | undefined) {
  try {
    return { value: hash === undefined ? hashSync(password, cost) : matches(hash, password) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Accounts that came from elsewhere may still have a bcrypt hash. */
function matches(hash: string, password: string): boolean {
  return hash.startsWith('$2') ? compareSync(password, hash) : verifySync(hash, password);
}
