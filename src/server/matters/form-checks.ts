/** What a form cannot say by itself: whether its day lies ahead, and whether the party fits. */
import type { ErrorCode } from '#contract/errors.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import {
  dayInDubai,
  daysAfter,
  isBefore,
  momentInDubai,
  weekdayOf,
  yearsBetween,
} from '#domain/time.ts';
import { occurrences } from '#domain/vip/events.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { itemOf, refuseUnknownItem, venueOf } from '#server/matters/subjects.ts';

interface Around {
  catalogue: Snapshot;
  now: Instant;
}

type Form<Kind extends MatterForm['kind']> = Extract<MatterForm, { kind: Kind }>;
type Checks = { [Kind in MatterForm['kind']]?: (form: Form<Kind>, around: Around) => void };

/** Nobody plans further ahead with us, and no calendar of a house reaches further. */
const furthestDays = 3 * 365;

const checks: Checks = {
  custom: ({ day }, { now }) => checkAhead('day', day, now),
  property_search: ({ areas, moveIn }, { catalogue, now }) => {
    for (const area of areas) if (!catalogue.bySlug('locations', area)) refuseUnknownItem('areas');
    checkAhead('moveIn', moveIn, now);
  },
  company: ({ package: slug, visas }, { catalogue }) => {
    const most = slug === null ? undefined : catalogue.bySlug('packages', slug)?.allows.visasMax;
    if (most !== undefined && visas > most)
      refuse('not_offered', 'visas', `This licence carries ${most} visas at most`);
  },
  school: ({ child, start }, { now }) => {
    const today = dayInDubai(now);
    if (child.born > today) refuse('validation_failed', 'child.born', 'It must lie behind us');
    if (yearsBetween(child.born, today) > 19)
      refuse('validation_failed', 'child.born', 'Schools take children up to 19');
    checkAhead('start', start, now);
  },
  table: (form, around) => checkTable(form, around),
  event: (form, around) => checkEvent(form, around),
};

export function checkForm<Kind extends MatterForm['kind']>(form: Form<Kind>, around: Around): void {
  // The table has one function for each kind at most, and a form knows its own.
  const check = checks[form.kind] as ((form: Form<Kind>, around: Around) => void) | undefined;
  check?.(form, around);
}

function checkTable({ venue: slug, day, time, people }: Form<'table'>, around: Around): void {
  const { catalogue, now } = around;
  const venue = venueOf(catalogue, slug);
  checkAhead('day', day, now);
  if (!isBefore(now, momentInDubai(day, time)))
    refuse('validation_failed', 'time', 'It must lie ahead');
  if (!venue.openDays.includes(weekdayOf(day)))
    refuse('not_offered', 'day', 'The house is closed on this day');
  const { minParty, maxParty } = venue.reservation;
  if (people > maxParty) refuse('party_refused', 'people', `A table seats ${maxParty} at most`);
  if (people < minParty) refuse('party_refused', 'people', `A table is for ${minParty} at least`);
}

function checkEvent({ event: slug, day, people }: Form<'event'>, { catalogue, now }: Around): void {
  const event = itemOf(catalogue, 'events', { event: slug });
  checkAhead('day', day, now);
  if (day !== null && occurrences(event.when, day, day).length === 0)
    refuse('not_offered', 'day', 'It does not take place on this day');
  if (people > event.capacity)
    refuse('party_refused', 'people', `There are ${event.capacity} places`);
}

function checkAhead(field: string, day: Day | null, now: Instant): void {
  if (day === null) return;
  const today = dayInDubai(now);
  if (day < today) refuse('validation_failed', field, 'It must not lie in the past');
  if (day > daysAfter(today, furthestDays))
    refuse('validation_failed', field, 'It must be within three years');
}

function refuse(code: ErrorCode, field: string, sentence: string): never {
  throw new Failure(code, `Please check form.${field}: ${sentence}.`, {
    fields: { [`form.${field}`]: sentence },
  });
}
