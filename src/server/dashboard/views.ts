import type { Owed } from '#contract/billing/invoices.ts';
import type { Dashboard, FirstStep, Need, ServiceTile } from '#contract/dashboard.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import {
  awaitingClient,
  byUrgency,
  openMatters,
  scoreOf,
  statusOfBookings,
  statusOfMatters,
} from '#domain/dashboard/dashboard.ts';
import { firstWord, paceOf, promisingPlan } from '#domain/matters/promise.ts';
import { questionIn } from '#domain/matters/questions.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { owedLines } from '#domain/money/words/owed.ts';
import { secondsAfter } from '#domain/time.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { NeedRow, Standing } from '#server/dashboard/store.ts';

/** Who reads it, and where the pictures lie. */
export interface DashboardReader {
  snapshot: Snapshot;
  language: Language;
  artBase: string;
}

export const needsOf = ({ needs }: Standing, language: Language): Need[] =>
  needs.map((row) => needOf(row, language)).toSorted(byUrgency);

function needOf(
  { amount, currency, area, until, asked, ...row }: NeedRow,
  language: Language,
): Need {
  const question = asked && questionIn(asked.words);
  return {
    ...row,
    title: row.title[language],
    path: `/dashboard/${area}/${row.id}`,
    until: until && oneSpelling(until),
    total: amount !== null && currency ? { amount, currency } : null,
    ...(asked && question && { question: { ...question, by: asked.by } }),
  };
}

/** PostgreSQL writes an offset into its JSON; on the wire moments end with Z. */
const oneSpelling = (moment: string): Instant => secondsAfter(moment, 0);

type Ratings = Pick<Standing, 'stars' | 'ratings'>;

export function statsOf(standing: Standing, everybody: Ratings, reader: DashboardReader) {
  const { stats } = reader.snapshot.texts('profile');
  const label = (source: (typeof stats)[number]['source']) =>
    stats.find((stat) => stat.source === source)?.label[reader.language] ?? '';
  const next = standing.trips[0]?.startsAt;
  return {
    requests: {
      label: label('requests.open'),
      open: openMatters(standing.matters),
      awaiting: awaitingClient(standing.matters),
    },
    bookings: {
      label: label('bookings.upcoming'),
      upcoming: standing.upcoming,
      next: next ? oneSpelling(next) : null,
    },
    score: { label: label('reviews.scorePercent'), ...scoreFrom(standing, everybody, reader) },
  } satisfies Dashboard['stats'];
}

/** The client's own ratings speak first; then everybody's; else what the house states of itself. */
function scoreFrom(own: Ratings, everybody: Ratings, { snapshot }: DashboardReader) {
  if (own.ratings > 0) return { value: scoreOf(own), from: 'own', ratings: own.ratings } as const;
  if (everybody.ratings > 0)
    return { value: scoreOf(everybody), from: 'clients', ratings: everybody.ratings } as const;
  const { stats } = snapshot.texts('profile');
  const stated = stats.find(({ source }) => source === 'reviews.scorePercent')?.defaultValue;
  return { value: stated ?? '', from: 'house', ratings: 0 } as const;
}

/** Whose picture stands on each tile. */
const pictured: Record<string, string> = {
  requests: 'legal-financial',
  bookings: 'vip-travel-transport',
  'real-estate': 'premium-real-estate',
  business: 'business-setup-visa',
  education: 'education-schools',
  vip: 'lifestyle-concierge',
};

/** A booking that lacks details awaits its client, though its place is theirs. */
export function tilesOf(
  standing: Standing,
  reader: DashboardReader,
  lacksDetails: boolean,
): ServiceTile[] {
  const { snapshot, language, artBase } = reader;
  const { serviceTiles, statusWords } = snapshot.texts('profile');
  const drawn = { artBase, language, words: snapshot.texts('taxonomy') };
  return serviceTiles.flatMap(({ id, label, text, href }) => {
    const service = snapshot.bySlug('services', pictured[id] ?? '');
    if (!service) return [];
    const { count, status: stands } = figureOf(id, standing);
    const status = id === 'bookings' && lacksDetails ? 'awaiting-you' : stands;
    const word = statusWords.find((it) => it.id === status)?.label[language];
    return {
      id,
      path: href,
      count,
      label: label[language],
      text: text[language],
      picture: pictureOf(service.art, drawn),
      status: status && word ? { id: status, label: word } : null,
    };
  });
}

/** My Requests counts whatever was asked for; the other tiles count their own part of it. */
function figureOf(id: string, { matters, bookings, upcoming }: Standing) {
  if (id === 'bookings') return { count: upcoming, status: statusOfBookings(bookings) };
  const own = id === 'requests' ? matters : matters.filter(({ area }) => area === id);
  return { count: openMatters(own), status: statusOfMatters(own) };
}

/** So many at once: who sees more does none of them. */
const stepsShown = 3;

/** For somebody who has nothing with us yet; what they did already is not asked of them again. */
export function firstStepsOf(standing: Standing, isSecured: boolean): FirstStep[] {
  const { matters, bookings, waits, hasFamily, hasPaper, hasTaste } = standing;
  if (matters.length > 0 || bookings.length > 0 || waits) return [];
  const steps: (FirstStep & { isDone: boolean })[] = [
    { id: 'family', path: '/profile/family', isDone: hasFamily },
    { id: 'paper', path: '/profile/documents', isDone: hasPaper },
    { id: 'taste', path: '/profile/info', isDone: hasTaste },
    { id: 'secure', path: '/profile/security', isDone: isSecured },
  ];
  const left = steps.filter(({ isDone }) => !isDone);
  return left.slice(0, stepsShown).map(({ id, path }) => ({ id, path }));
}

/** As long as nothing was asked for; what is asked now is promised an answer by then. */
export const firstWordOf = ({ plan }: Standing, snapshot: Snapshot, now: Instant): Instant =>
  firstWord(paceOf(promisingPlan(snapshot.all('plans'), plan), false), now).due;

/** As the page of invoices says it; who owes nothing is told nothing. */
export function owedSaid(owed: readonly Owed[], language: Language): MoneyLine[] {
  const lines = owedLines(owed, language);
  return lines.some(({ sum }) => sum) ? lines : [];
}
