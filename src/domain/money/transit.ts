/** What goes back by bank is sent by a person of the house, who promises a day: client, letter, paper and desk say it. */
import type { BackShare } from '#contract/money-facts.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { workingDaysAfter } from '#domain/calendar/working-days.ts';
import { hoursAfter, isBefore } from '#domain/time.ts';

/** The words for it stand beside the others: `within three working days`. */
const sendingDays = 3;

/** The last day on which it leaves our bank, of what was asked back on a day. */
export const sentBy = (askedOn: Day): Day => workingDaysAfter(askedOn, sendingDays);

export const isLate = (by: Day, today: Day): boolean => by < today;

/** What leaves within this was told as it was asked for: a second letter would read like a second refund. */
const hoursOfOneEvent = 1;

/** Whether it is news by itself that it left. */
export const isNewsThatLeft = (askedAt: Instant, leftAt: Instant): boolean =>
  !isBefore(leftAt, hoursAfter(askedAt, hoursOfOneEvent));

/** What is known of a refund besides its way: when it was asked for, and when and as what it left. */
export interface RefundSending {
  askedOn?: Day | undefined;
  sentOn?: Day | null | undefined;
  reference?: string | null | undefined;
}

type Promised = Pick<BackShare, 'by' | 'late' | 'sentOn' | 'reference'>;

/** By when the bank of a card shows what has left for it, as the words beside `bankShows` promise. */
const bankDays = 10;

/** Of what goes by bank: by when it leaves, or when it left. Of what left for a card: when, and by when its bank shows it. */
export function sendingOf(
  {
    way,
    gone,
    askedOn,
    sentOn,
    reference,
  }: RefundSending & { way: BackShare['way']; gone: boolean },
  today: Day,
): Promised {
  if (way === 'card') return gone && sentOn ? leftForCard(sentOn, today) : {};
  if (gone) return { ...(sentOn && { sentOn }), ...(reference && { reference }) };
  if (!askedOn) return {};
  const by = sentBy(askedOn);
  return { by, ...(isLate(by, today) && { late: true }) };
}

function leftForCard(sentOn: Day, today: Day): Promised {
  const by = workingDaysAfter(sentOn, bankDays);
  return { sentOn, ...(!isLate(by, today) && { by }) };
}
