import { House, MessageCircle, UserRound } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import type { AgendaEntry } from '#contract/dashboard.ts';
import { darkLight, hourX, hourY } from '#domain/dashboard/day.ts';
import { partOfDay } from '#domain/greeting.ts';
import { AskLine } from '#web/dashboard/ask-line.tsx';
import { DayMarks } from '#web/dashboard/day-marks.tsx';
import { type DayNow, useDay } from '#web/dashboard/use-day.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { clockHere, sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface HorizonProps {
  name: string;
  /** Not known while the dashboard could not be read. */
  agenda: AgendaEntry[];
  artBase: string;
}

/** The client's day: the marina at the hour it is, and on its line what they attend and what they are owed. */
export function Horizon({ name, agenda, artBase }: HorizonProps) {
  const { t } = useText();
  const day = useDay();
  const isBright = day.light !== 'dusk' && day.light !== 'night';
  return (
    <>
      <section
        aria-label={t.dashboard.day.label}
        className={classes(
          'day',
          isBright
            ? 'text-[#10282D] [--veil:rgb(252_249_243/0.6)] dark:text-inverse dark:[--veil:rgb(16_40_45/0.7)]'
            : 'text-inverse [--veil:rgb(16_40_45/0.7)]',
        )}
      >
        <Ground artBase={artBase} light={day.light} />
        <Sun day={day} />
        <div className="wrap flex items-start justify-between gap-8 pt-6 tablet:pt-10">
          <Greeting name={name} day={day} />
          <Ways className="max-tablet:hidden" />
        </div>
        <DayMarks agenda={agenda} day={day} />
      </section>
      <AskLine />
      <div className="wrap pt-4 tablet:hidden">
        <Ways className="" />
      </div>
    </>
  );
}

function Greeting({ name, day: { now, day, clock, sets } }: { name: string; day: DayNow }) {
  const { t, language } = useText();
  const words = t.dashboard;
  // A greeting is about the reader's own hour, wherever they are; the line is Dubai's.
  const hourHere = Number(clockHere(now).slice(0, 2));
  return (
    <div className="min-w-0">
      <Heading level={1} size="h2" className="day-greeting tablet:max-desk:text-[2.25rem]!">
        {words.greeting[partOfDay(hourHere)]} <bdi>{name}</bdi>
      </Heading>
      <p className="mt-2.5 flex flex-wrap gap-x-2.5 text-caption tablet:text-[0.9375rem]">
        <span>{sayDay(day, 'long', language)}</span>
        <span aria-hidden>·</span>
        <span className="tnum">{words.inDubai(clock)}</span>
        <span aria-hidden>·</span>
        <span className="tnum">{words.day.sunset(sets)}</span>
      </p>
    </div>
  );
}

/** Home, the profile and the Lifestyle Manager, as section 2 of the specification has them. */
function Ways({ className }: { className: string }) {
  const { t } = useText();
  const icon = { size: 18, strokeWidth: 1.5 };
  return (
    <nav aria-label={t.dashboard.shortcuts} className={classes('flex shrink-0 gap-2', className)}>
      <ButtonLink
        to={addresses.ask}
        variant="inverse"
        size="small"
        className="max-tablet:flex-1 max-tablet:bg-transparent! max-tablet:text-ink! max-tablet:shadow-[inset_0_0_0_1px_var(--line-strong)] tablet:max-desk:w-11 tablet:max-desk:gap-0! tablet:max-desk:px-0!"
        icon={<MessageCircle {...icon} />}
      >
        <span className="tablet:max-desk:sr-only">{t.dashboard.lifestyleManager}</span>
      </ButtonLink>
      <Way to="/profile" label={t.dashboard.profile} icon={<UserRound {...icon} />} />
      <Way to="/" label={t.dashboard.home} icon={<House {...icon} />} />
    </nav>
  );
}

const Way = ({ to, label, icon }: { to: string; label: string; icon: ReactNode }) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="grid size-11 shrink-0 place-items-center rounded-hair max-tablet:shadow-[inset_0_0_0_1px_var(--line-strong)] tablet:bg-[rgb(252_249_243/0.82)] tablet:text-[#10282D] tablet:hover:bg-[#FCF9F3]"
  >
    {icon}
  </Link>
);

/** One picture for light pages, one for dark ones. In Arabic time runs from the right, and the marina with it. */
const Ground = ({ artBase, light }: { artBase: string; light: ArtTime }) => (
  <>
    <img src={`${artBase}/pages/day.${light}.svg`} alt="" className="day-ground dark:hidden" />
    <img
      src={`${artBase}/pages/day.${darkLight(light)}.svg`}
      alt=""
      className="day-ground hidden dark:block"
    />
  </>
);

const noon = 12;

/** Two small layers that the clock moves, so that nothing is drawn anew. By night the moon stands high. */
function Sun({ day: { hour, sun, light } }: { day: DayNow }) {
  const isNight = light === 'night';
  const height = isNight ? 0.95 : hourY(hour, sun);
  // After midnight the moon goes on to the end: at the start it would stand behind the greeting.
  const x = isNight && hour < noon ? 1 : hourX(hour);
  // Custom properties are not in React's list of style names.
  const place = { '--x': `${x * 100}%`, '--y': height } as CSSProperties;
  return (
    <div className="day-line" aria-hidden>
      <span className="day-sun" data-night={isNight || undefined} style={place} />
      {height > 0 && !isNight && <span className="day-glitter" style={place} />}
    </div>
  );
}
