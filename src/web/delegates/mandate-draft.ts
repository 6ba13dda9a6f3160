/** A mandate as it stands in a form: sums and days as they are typed. */
import type { Mandate, MandateAsk, MandateRight } from '#contract/delegates.ts';

export interface MandateDraft {
  email: string;
  name: string;
  rights: MandateRight[];
  /** In dirhams. */
  upTo: string;
  until: string;
}

export const noMandate: MandateDraft = {
  email: '',
  name: '',
  rights: ['view', 'request'],
  upTo: '',
  until: '',
};

export function draftOf({ email, name, rights, upTo, until }: Mandate): MandateDraft {
  const sum = upTo === null ? '' : String(upTo / 100);
  return { email, name, rights, upTo: sum, until: until ?? '' };
}

/** In fils; null for any amount, undefined for what is none. */
export function upToIn({ rights, upTo }: MandateDraft): number | null | undefined {
  const typed = upTo.replaceAll(/[\s,]/g, '');
  const spends = rights.includes('approve') || rights.includes('pay');
  if (typed === '' || !spends) return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) * 100 : undefined;
}

export function askIn(draft: MandateDraft): MandateAsk {
  const { name, rights, until } = draft;
  return { name, rights, upTo: upToIn(draft) ?? null, until: until || null };
}
