import type { ReactNode } from 'react';
import type { DetailedVenue } from '#contract/vip.ts';
import { dayRuns, weekFromMonday } from '#domain/calendar/weekdays.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';

type Fact = [label: string, text: ReactNode];

/** What a guest asks before going, on hairlines. */
export function VenueFacts({ venue, columns }: { venue: DetailedVenue; columns: 1 | 2 }) {
  const words = useText();
  const { t } = words;
  return (
    <div>
      <dl className={columns === 2 ? 'grid gap-x-9 tablet:grid-cols-2' : ''}>
        {factsOf(venue, words).map(([label, text]) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_1fr] gap-4 border-t border-line py-3 text-[0.9375rem] leading-normal"
          >
            <dt className="text-ink-mute">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-3 text-caption text-ink-mute">
        {t.vip.facts.reviewed(venue.reviewed)}
      </p>
    </div>
  );
}

function factsOf(venue: DetailedVenue, words: Words): Fact[] {
  const { facts } = words.t.vip;
  const { party, deposit } = venue;
  return [
    [facts.hours, <Hours key="hours" venue={venue} />],
    ...(venue.cuisine ? [[facts.cuisine, venue.cuisine] satisfies Fact] : []),
    [facts.dressCode, venue.dressCode],
    [facts.age, age(venue, words)],
    [facts.minimumSpend, charge(venue.minimumSpend, words)],
    [facts.averageSpend, charge(venue.averageSpend, words)],
    [facts.party, facts.guests(party.min, party.max)],
    [facts.notice, facts.hoursAhead(venue.leadTimeHours)],
    [facts.cancellation, facts.hoursBefore(venue.freeCancelHours)],
    [facts.deposit, deposit ? charge(deposit, words) : facts.noDeposit],
  ];
}

const charge = ({ price, unit }: DetailedVenue['minimumSpend'], { format }: Words): string =>
  `${format.money(price)} ${unit}`;

function Hours({ venue: { openDays, opens, closes } }: { venue: DetailedVenue }) {
  const { t, language } = useText();
  const { facts, weekdays } = t.vip;
  const comma = language === 'ar' ? '، ' : ', ';
  const runs = dayRuns(openDays, weekFromMonday).map(([first, last]) =>
    first === last ? weekdays[first] : facts.from(weekdays[first], weekdays[last]),
  );
  const days = openDays.length === 7 ? facts.everyDay : runs.join(comma);
  return (
    <>
      {days}
      {comma}
      <span dir="ltr" className="whitespace-nowrap">
        {`${opens}–${closes}`}
      </span>
    </>
  );
}

function age({ minAge, childrenUntil }: DetailedVenue, { t }: Words): string {
  const { facts } = t.vip;
  if (childrenUntil) return facts.childrenUntil(minAge, childrenUntil);
  return minAge === 0 ? facts.anyAge : facts.fromAge(minAge);
}
