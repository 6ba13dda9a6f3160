import type { EventCard } from '#contract/vip.ts';
import type { Words } from '#web/i18n/use-text.ts';

export function tierWords({ tier, reach }: EventCard, { t }: Words): string {
  const { allMembers, tierAndAbove, tierOnly } = t.vip.event;
  return { all: allMembers, above: tierAndAbove(tier), only: tierOnly(tier) }[reach];
}

/** The figure, and what it is for: nothing more to pay where the membership covers it. */
export function priceWords({ charge }: EventCard, { t, format }: Words) {
  if (!charge) return { amount: t.vip.event.included, note: t.vip.event.inMembership };
  return { amount: format.money(charge.price), note: charge.unit };
}

export const returnWords = ({ returns }: EventCard, { t }: Words): string | undefined =>
  returns ? t.vip.event.every(t.vip.weekdays[returns.weekday], returns.until) : undefined;
