/** Papers and journeys: a paper that is valid today may still end too early. */
import { Temporal } from 'temporal-polyfill/full';
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { DocumentFinding, Journey } from '#contract/documents/parts.ts';
import type { Day } from '#contract/primitives.ts';
import { type ExpiringDocument, isReplaced, sameHolder } from '#domain/documents/expiry.ts';
import { daysAfter, daysBetween, monthsAfter } from '#domain/time.ts';

/** Many countries let in only who could stay half a year longer, and visas are renewed by the same rule. */
const monthsBeyond = 6;

/** How long the house plans for a new one, from the first form to the paper in hand. */
const weeksToRenew: Partial<Record<DocumentType, number>> = { passport: 3, visa: 2 };

type Ending = ExpiringDocument & { expiresOn: Day };

/** What ends too early, the most pressing first; of each paper the first thing it fails. */
export function findingsOfPapers(
  papers: readonly ExpiringDocument[],
  journeys: readonly Journey[],
  today: Day,
): DocumentFinding[] {
  const ahead = journeys
    .filter(({ to }) => daysBetween(today, to) >= 0)
    .toSorted((one, other) => daysBetween(other.from, one.from));
  const watched = papers.filter(
    (paper): paper is Ending => paper.expiresOn !== null && !isReplaced(paper, papers),
  );
  const found = watched.flatMap((paper) => {
    const broken =
      paper.type === 'passport'
        ? [...flightsBeyond(paper, ahead, today), ...visasBeyond(paper, watched, today)]
        : paper.type === 'visa'
          ? staysBeyond(paper, ahead, today)
          : [];
    return broken.toSorted(byActing).slice(0, 1);
  });
  return found.toSorted(byActing);
}

const byActing = (one: DocumentFinding, other: DocumentFinding) =>
  daysBetween(other.actBy, one.actBy);

/** The client flies on all of their bookings; somebody else where they are named as a guest. */
function travels({ holder }: ExpiringDocument, { guests }: Journey): boolean {
  if (holder.name === '' && holder.memberId === null) return true;
  const name = holder.name.trim().toLowerCase();
  return guests.some((guest) => guest.trim().toLowerCase() === name);
}

const flightsBeyond = (paper: Ending, journeys: Journey[], today: Day): DocumentFinding[] =>
  journeys
    .filter((journey) => journey.category === 'flights' && travels(paper, journey))
    .flatMap(({ id, title, from }) => {
      const neededUntil = monthsAfter(from, monthsBeyond);
      if (daysBetween(neededUntil, paper.expiresOn) >= 0) return [];
      const about = { about: title, aboutId: id, day: from, neededUntil };
      return finding(paper, { rule: 'flight', ...about, newBy: from }, today);
    });

const staysBeyond = (paper: Ending, journeys: Journey[], today: Day): DocumentFinding[] =>
  journeys
    .filter((journey) => journey.category === 'hotels' && travels(paper, journey))
    .flatMap(({ id, title, to }) => {
      if (daysBetween(to, paper.expiresOn) >= 0) return [];
      const about = { about: title, aboutId: id, day: to, neededUntil: to };
      return finding(paper, { rule: 'stay', ...about, newBy: paper.expiresOn }, today);
    });

/** Farther ahead nobody plans a renewal. */
const monthsAhead = 18;

const visasBeyond = (passport: Ending, papers: Ending[], today: Day): DocumentFinding[] =>
  papers
    .filter((paper) => paper.type === 'visa' && sameHolder(paper, passport))
    .filter(({ expiresOn }) => daysBetween(expiresOn, monthsAfter(today, monthsAhead)) >= 0)
    .flatMap((visa) => {
      const neededUntil = monthsAfter(visa.expiresOn, monthsBeyond);
      // A passport that ends before the visa is spoken of by its own reminders.
      const reaches = daysBetween(visa.expiresOn, passport.expiresOn) >= 0;
      if (!reaches || daysBetween(neededUntil, passport.expiresOn) >= 0) return [];
      const about = { about: '', aboutId: visa.id, day: visa.expiresOn, neededUntil };
      const newBy = daysAfter(visa.expiresOn, -7 * weeksFor('visa'));
      return finding(passport, { rule: 'visa', ...about, newBy }, today);
    });

type Broken = Pick<DocumentFinding, 'rule' | 'about' | 'aboutId' | 'day' | 'neededUntil'> & {
  /** When the new paper has to be in hand. */
  newBy: Day;
};

function finding({ id, type, expiresOn }: Ending, broken: Broken, today: Day): DocumentFinding[] {
  const { newBy, ...told } = broken;
  const weeks = weeksFor(type);
  const actBy = daysAfter(newBy, -7 * weeks);
  const late = daysBetween(today, actBy) < 0;
  const months = monthsFrom(told.day, expiresOn);
  return [{ documentId: id, ...told, expiresOn, months, actBy, late, weeks }];
}

const weeksFor = (type: DocumentType) => weeksToRenew[type] ?? 2;

/** Whole months from one day to another; -1 and less where it lies before. */
export function monthsFrom(day: Day, end: Day): number {
  const { months } = Temporal.PlainDate.from(day).until(end, { largestUnit: 'month' });
  return daysBetween(day, end) < 0 ? Math.min(-1, months) : months;
}
