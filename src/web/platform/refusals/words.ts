import { exactFigure } from '#domain/money/exact.ts';
import type { Texts } from '#web/feature-texts.ts';
import { ApiError, codeOf } from '#web/platform/api.ts';

/** The sentence of a refusal by its code; a limit of a mandate says which it is and what is left. */
export function refusalWords(error: unknown, t: Texts): string {
  const { limit, left, upTo } = error instanceof ApiError ? (error.body.params ?? {}) : {};
  const { limits, errors } = t.platform;
  if (codeOf(error) !== 'mandate_limit' || !isOneOf(limits, limit)) return errors[codeOf(error)];
  return limits[limit](exactFigure(Number(left)), exactFigure(Number(upTo)));
}

/** Whether a catalogue has a sentence of this name. */
export const isOneOf = <Known extends object>(known: Known, name: unknown): name is keyof Known =>
  typeof name === 'string' && Object.hasOwn(known, name);

/** A link that is unknown, or was cut short on its way through a mail program. */
export const isNobodys = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
