/** When a paper ends, and when that is worth a word. */
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { daysBetween, hoursAfter } from '#domain/time.ts';

/** So many days before its end the client hears of a paper, once each. */
export const reminderDays = [180, 90, 30, 7] as const;
type ReminderMark = (typeof reminderDays)[number];

/** As far as a paper's end is decided by it. */
export interface ExpiringDocument {
  id: string;
  type: DocumentType;
  holder: { name: string; memberId: string | null };
  country: string | null;
  expiresOn: Day | null;
}

/** The latest mark that has been reached; a paper that came late is spoken of once, not four times. */
export function expiryMark(expiresOn: Day, today: Day): ReminderMark | undefined {
  const left = daysBetween(today, expiresOn);
  if (left < 0) return undefined;
  return reminderDays.findLast((mark) => left <= mark);
}

/** Of these a person has one at a time; of certificates and contracts they may have many. */
const oneAtATime: readonly DocumentType[] = [
  'passport',
  'visa',
  'emirates_id',
  'driving_licence',
  'trade_licence',
  'insurance',
];

const holderKey = ({ holder }: ExpiringDocument) =>
  holder.memberId ?? holder.name.trim().toLowerCase();

/** Whether two papers belong to the same person. */
export const sameHolder = (one: ExpiringDocument, other: ExpiringDocument) =>
  holderKey(one) === holderKey(other);

/** Another of the same kind, holder and country ends later: nobody has to hear of this one. */
export function isReplaced(paper: ExpiringDocument, all: readonly ExpiringDocument[]): boolean {
  const { expiresOn: end, type, country } = paper;
  if (!end || !oneAtATime.includes(type)) return false;
  return all.some(
    (other) =>
      other.id !== paper.id &&
      other.type === type &&
      other.country === country &&
      sameHolder(other, paper) &&
      other.expiresOn !== null &&
      daysBetween(end, other.expiresOn) > 0,
  );
}

type Standing = 'endless' | 'in_order' | 'soon' | 'ended';

/** Within a quarter of a year somebody should begin. */
const soonDays = 90;

export function expiryStanding(expiresOn: Day | null, today: Day): Standing {
  if (!expiresOn) return 'endless';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return 'ended';
  return left <= soonDays ? 'soon' : 'in_order';
}

/** What was thrown away can be taken back for so long. */
export const binDays = 30;

export const keptUntil = (binnedAt: Instant): Instant => hoursAfter(binnedAt, 24 * binDays);
