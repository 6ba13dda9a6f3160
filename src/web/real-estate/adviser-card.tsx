import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AgentProfile } from '#contract/real-estate.ts';
import { dayRuns, weekFromSunday } from '#domain/calendar/weekdays.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Rating } from '#web/ui/rating.tsx';

interface AdviserCardProps {
  adviser: AgentProfile;
  subject: string;
  button: string;
  level?: HeadingLevel;
}

/** Everything one wants to know before meeting somebody, and the button to meet them. */
export function AdviserCard({ adviser, subject, button, level = 3 }: AdviserCardProps) {
  const { t } = useText();
  const rating = adviser.rating.toFixed(1);
  return (
    <article
      id={adviser.slug}
      className="flex h-full scroll-mt-28 flex-col rounded-plate bg-raised px-5 py-6 shadow-[var(--elev-rest),0_0_0_1px_var(--line)] tablet:p-8"
    >
      <div className="flex items-start gap-4">
        <span aria-hidden>
          <Avatar initials={adviser.initials} name="" size="large" />
        </span>
        <div className="min-w-0 flex-1">
          <Heading level={level} size="card">
            {adviser.name}
          </Heading>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{adviser.title}</p>
        </div>
        <Rating value={rating} label={t.realEstate.rated(rating)} />
      </div>
      <p className="mt-5 text-[0.9375rem] leading-[1.6] text-ink-soft">{adviser.bio}</p>
      <AdviserFacts adviser={adviser} />
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
        <ConsultationLink subject={subject} adviser={adviser.slug} size="small">
          {button}
        </ConsultationLink>
        <Contact adviser={adviser} />
      </div>
    </article>
  );
}

function Contact({ adviser: { phone, email } }: { adviser: AgentProfile }) {
  const link = 'inline-flex min-h-11 items-center gap-2 text-caption hover:text-brass';
  return (
    <>
      <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
        <Phone size={14} strokeWidth={1.5} />
        <bdi>{phone}</bdi>
      </a>
      <a href={`mailto:${email}`} className={link}>
        <Mail size={14} strokeWidth={1.5} />
        <bdi>{email}</bdi>
      </a>
    </>
  );
}

/** Languages, places, registration and when viewings are given. */
function AdviserFacts({ adviser }: { adviser: AgentProfile }) {
  const { advisers: words } = useText().t.realEstate;
  const { viewing, registration } = adviser;
  const days = dayRuns(viewing.days, weekFromSunday).map(([from, to]) =>
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

const AreaLinks = ({ areas }: Pick<AgentProfile, 'areas'>) => (
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
