/** What a notification tells, as its sentence needs it: names as they are, moments as people say them. */
import type { Notification } from '#contract/notifications.ts';
import { Currency, Day, type Language, type Money } from '#contract/primitives.ts';
import { deadlineInWords } from '#domain/calendar/date-words.ts';
import {
  endingIn,
  linesInWords,
  matterEndingLines,
  pausedWords,
  wayIn,
} from '#domain/matters/money-words.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { dayIn } from '#web/i18n/day.ts';
import { spokenHere } from '#web/platform/moments.ts';

/** Whatever of it was told. */
export interface SaidAbout {
  name?: string | undefined;
  state?: string | undefined;
  step?: string | undefined;
  paper?: string | undefined;
  /** What a quote comes to. */
  sum?: string | undefined;
  event?: string | undefined;
  /** When it begins. */
  on?: string | undefined;
  /** When it ends. */
  until?: string | undefined;
  /** When a word was promised. */
  due?: string | undefined;
  /** When a paper or a membership ends, or changes. */
  ends?: string | undefined;
  /** Why the house said no. */
  reason?: string | undefined;
  /** What follows for the money of a request that has ended. */
  money?: string | undefined;
  /** Which rule a paper breaks, and the day it breaks it for. */
  rule?: string | undefined;
  day?: string | undefined;
}

export function saidAbout({ about }: Notification, language: Language): SaidAbout {
  const text = (name: string) => {
    const value = about[name];
    return value === undefined || value === '' ? undefined : String(value);
  };
  const moment = (value: string | undefined) => value && spokenHere(value, language);
  const deadline = (value: string | undefined) => value && deadlineInWords(value, language);
  return {
    name: text('name'),
    step: text('step'),
    event: text('event'),
    state: about.cancelled ? 'cancelled' : stateIn(about),
    // A paper is named in both languages.
    paper: text('paper') ?? text(language),
    sum: sumIn(about, language),
    on: moment(text('startsAt')),
    until: deadline(text('expiresAt')) ?? moment(text('until')),
    due: moment(text('due')),
    ends: dayNamed(about.expiresOn ?? about.endsOn ?? about.changesOn, language),
    reason: text('reason'),
    money: moneyOf(about, language),
    rule: text('rule'),
    day: dayNamed(about.day, language),
  };
}

/** A supplier who failed is news of its own, whatever the request is called since. */
const stateIn = ({ event, state }: Notification['about']) =>
  event === 'supplier_failed' ? event : state === undefined ? undefined : String(state);

function sumIn({ amount, currency }: Notification['about'], language: Language) {
  const known = Currency.safeParse(currency);
  if (typeof amount !== 'number' || !known.success) return undefined;
  return moneyIn(language, { amount, currency: known.data });
}

function paidIn({ paid, currency }: Notification['about']): Money | undefined {
  const known = Currency.safeParse(currency);
  return typeof paid === 'number' && known.success
    ? { amount: paid, currency: known.data }
    : undefined;
}

function moneyOf(about: Notification['about'], language: Language): string | undefined {
  const ending = endingIn(about);
  if (about.event === 'supplier_failed')
    return pausedWords(language, paidIn(about), (sum) => moneyIn(language, sum));
  if (!ending) return undefined;
  const lines = matterEndingLines(ending, language, wayIn(about));
  return linesInWords(lines, (sum) => moneyIn(language, sum));
}

function dayNamed(day: unknown, language: Language): string | undefined {
  const read = Day.safeParse(day);
  return read.success ? dayIn(language, read.data) : undefined;
}
