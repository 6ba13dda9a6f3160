import type { Texts } from '#web/feature-texts.ts';
import { ApiError } from '#web/platform/api.ts';
import { isOneOf } from '#web/platform/refusals/words.ts';

export function deskRefusalWords(error: Error, t: Texts): string {
  if (!(error instanceof ApiError)) return t.platform.errors.unexpected;
  const { owner, reason } = error.body.params ?? {};
  const { refusals } = t.deskBilling.second;
  if (error.code === 'billing_state' && isOneOf(refusals, reason)) return refusals[reason];
  if (error.code === 'already_owned' && owner) return t.deskMatters.changed.owned(String(owner));
  return t.platform.errors[error.code];
}
