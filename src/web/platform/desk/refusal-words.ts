import type { Texts } from '#web/feature-texts.ts';
import { ApiError } from '#web/platform/api.ts';

export function refusalWords(error: Error, t: Texts): string {
  if (!(error instanceof ApiError)) return t.platform.errors.unexpected;
  const { owner, reason } = error.body.params ?? {};
  const { refusals } = t.deskBilling.second;
  if (error.code === 'billing_state' && isOneOf(refusals, reason)) return refusals[reason];
  if (error.code === 'already_owned' && owner) return t.deskMatters.changed.owned(String(owner));
  return t.platform.errors[error.code];
}

const isOneOf = <Known extends object>(known: Known, name: unknown): name is keyof Known =>
  typeof name === 'string' && Object.hasOwn(known, name);
