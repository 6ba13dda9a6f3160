/** What can be agreed to: what holds while nothing was said, and how the last word is found. */
import type { ConsentKind, ConsentWord } from '#contract/privacy.ts';

interface Rule {
  /** What holds while nothing was said. */
  unsaid: boolean;
  /** Agreed to with the account itself: taking it back is leaving. */
  withAccount?: true;
}

/** Suggestions from one's own bookings are part of the service and can be refused; letters are asked for. */
const rules: Record<ConsentKind, Rule> = {
  suggestions: { unsaid: true },
  offers: { unsaid: false },
  terms: { unsaid: false, withAccount: true },
  privacy: { unsaid: false, withAccount: true },
};

// Safe: the keys of the table are kinds.
export const consentKinds = Object.keys(rules) as ConsentKind[];

/** Of the sentences on the settings screen; the terms and the policy have versions of their own. */
export const settingsTextVersion = '1.0';

export const isWithAccount = (kind: ConsentKind): boolean => rules[kind].withAccount === true;

/** As it stands. The history is newest first. */
export const agreedNow = (kind: ConsentKind, history: readonly ConsentWord[]): boolean =>
  history[0]?.given ?? rules[kind].unsaid;

/** Agreed to, but to another text than today's. */
export function isOutdated(history: readonly ConsentWord[], version: string): boolean {
  const [last] = history;
  return last?.given === true && last.version !== version;
}
