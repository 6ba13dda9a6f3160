/** A mandate as it stands in a form: sums and days as they are typed. */
import type { Mandate, MandateAsk, MandateRight } from '#contract/delegates.ts';
import type { Minor } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';
import { minorOf } from '#domain/money.ts';

/** The three sums that bound what somebody may spend. */
export const limitNames = ['upTo', 'upToDay', 'upToMonth'] as const;
export type LimitName = (typeof limitNames)[number];

/** Sums in dirhams. */
export interface MandateDraft extends Record<LimitName, string> {
  email: string;
  name: string;
  rights: MandateRight[];
  until: string;
}

export const noMandate: MandateDraft = {
  email: '',
  name: '',
  rights: ['view', 'request'],
  upTo: '',
  upToDay: '',
  upToMonth: '',
  until: '',
};

const typed = (sum: Minor | null): string => (sum === null ? '' : String(majorOf(sum)));

export function mandateDraftOf(mandate: Mandate): MandateDraft {
  const { email, name, rights, upTo, upToDay, upToMonth, until } = mandate;
  return {
    email,
    name,
    rights,
    until: until ?? '',
    upTo: typed(upTo),
    upToDay: typed(upToDay),
    upToMonth: typed(upToMonth),
  };
}

export const spendsMoney = (rights: readonly MandateRight[]): boolean =>
  rights.includes('approve') || rights.includes('pay');

/** In fils; null for any amount, undefined for what is none. */
export function limitIn(draft: MandateDraft, name: LimitName): Minor | null | undefined {
  const figures = draft[name].replaceAll(/[\s,]/g, '');
  if (figures === '' || !spendsMoney(draft.rights)) return null;
  return /^\d{1,9}$/.test(figures) ? minorOf(Number(figures)) : undefined;
}

export const isWhole = (draft: MandateDraft): boolean =>
  limitNames.every((name) => limitIn(draft, name) !== undefined);

export function askIn(draft: MandateDraft): MandateAsk {
  const { name, rights, until } = draft;
  return {
    name,
    rights,
    until: until || null,
    upTo: limitIn(draft, 'upTo') ?? null,
    upToDay: limitIn(draft, 'upToDay') ?? null,
    upToMonth: limitIn(draft, 'upToMonth') ?? null,
  };
}
