import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Adviser } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayRuns } from '#web/real-estate/day-runs.ts';

/** Languages, places, registration and when viewings are given. */
export function AdviserFacts({ adviser }: { adviser: Adviser }) {
  const { advisers: words } = useText().t.realEstate;
  const { viewing, registration } = adviser;
  const days = dayRuns(viewing.days).map(([from, to]) =>
    from === to ? words.days[from] : words.span(words.days[from], words.days[to]),
  );
  return (
    <dl className="mt-5 grid gap-x-5 border-b border-line text-[0.9375rem] tablet:grid-cols-[8.5rem_1fr]">
      <Fact label={words.languages}>{adviser.languages.join(' · ')}</Fact>
      <Fact label={words.areas}>
        <AreaLinks areas={adviser.areas} />
      </Fact>
      <Fact label={words.kinds}>
        {adviser.specialities.map((type) => words.types[type]).join(' · ')}
      </Fact>
      <Fact label={words.registration}>
        <bdi>
          {registration.authority} {registration.number}
        </bdi>
        {registration.isSample && (
          <span className="text-caption text-ink-mute"> ({words.sampleNumber})</span>
        )}
        <span className="block text-caption text-ink-mute">
          {words.years(adviser.yearsInDubai)}
        </span>
      </Fact>
      <Fact label={words.viewings}>{days.join(' · ')}</Fact>
      <Fact label={words.times}>
        <bdi className="tnum">{viewing.times.join(' · ')}</bdi>
        <span className="block text-caption text-ink-mute">
          {words.terms(viewing.minutes, viewing.leadHours)}
        </span>
      </Fact>
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="col-span-full grid grid-cols-subgrid border-t border-line py-2.5 max-tablet:block">
    <dt className="text-ink-mute">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const AreaLinks = ({ areas }: Pick<Adviser, 'areas'>) => (
  <ul className="flex flex-wrap gap-x-4">
    {areas.map((area) => (
      <li key={area.path}>
        <Link
          to={area.path}
          className="inline-flex min-h-6 items-center border-b border-line hover:border-brass-fill hover:text-brass"
        >
          {area.label}
        </Link>
      </li>
    ))}
  </ul>
);
