import { ConciergeBell, House, MessageCircle, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ArtTime } from '#contract/catalogue/shapes.ts';
import { greetingLight, partOfDay } from '#domain/greeting.ts';
import { houseZone } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { isStaff } from '#web/platform/sessions/staff-role.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';
import { capitals } from '#web/ui/section-label.tsx';

interface GreetingPanelProps {
  name: string;
  /** Who looks after the client. */
  manager?: string | undefined;
  artBase: string;
}

/** The yacht at the client's hour. By day the words are ink on the sky, later they are lit. */
export function GreetingPanel({ name, manager, artBase }: GreetingPanelProps) {
  const { t } = useText();
  const { hour, dubai } = useClock();
  const { light, dark } = greetingLight(hour);
  const lit = light === 'dusk';
  return (
    <section
      className={classes(
        'greeting relative isolate mt-(--shell-h) min-h-140 overflow-hidden dark:text-inverse tablet:min-h-128',
        lit ? 'greeting-lit text-inverse' : 'text-[#10282D]',
      )}
    >
      <Sight artBase={artBase} hour={light} shown="dark:hidden" />
      <Sight artBase={artBase} hour={dark} shown="hidden dark:block" />
      <div className="wrap pt-5 pb-30 tablet:pt-11 tablet:pb-26">
        <div className="flex flex-col gap-x-6 gap-y-7 tablet:flex-row-reverse tablet:items-center tablet:justify-between">
          <Shortcuts />
          <p className={classes(capitals, 'tnum')}>{t.dashboard.inDubai(dubai)}</p>
        </div>
        <Heading level={1} size="h1" className="mt-3 max-w-[11em] break-words tablet:mt-1">
          <span className="block">{t.dashboard.greeting[partOfDay(hour)]}</span>
          <span className="block">
            <bdi>{name}</bdi>
          </span>
        </Heading>
        <ToManager manager={manager} />
      </div>
    </section>
  );
}

function ToManager({ manager }: Pick<GreetingPanelProps, 'manager'>) {
  const { t } = useText();
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3 tablet:mt-8">
      <ButtonLink to="/chat" variant="inverse" icon={<MessageCircle size={18} strokeWidth={1.5} />}>
        {t.dashboard.lifestyleManager}
      </ButtonLink>
      {manager && <p className="text-[0.9375rem]">{t.dashboard.lookedAfterBy(manager)}</p>}
    </div>
  );
}

function Shortcuts() {
  const { t } = useText();
  const session = useSession();
  const icon = { size: 18, strokeWidth: 1.5 };
  return (
    <nav aria-label={t.dashboard.shortcuts} className="flex gap-2">
      {session && isStaff(session) && (
        <Shortcut to="/desk" label={t.dashboard.desk} icon={<ConciergeBell {...icon} />} />
      )}
      <Shortcut to="/profile" label={t.dashboard.profile} icon={<UserRound {...icon} />} />
      <Shortcut to="/" label={t.dashboard.home} icon={<House {...icon} />} />
    </nav>
  );
}

const Shortcut = ({ to, label, icon }: { to: string; label: string; icon: ReactNode }) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="grid size-11 place-items-center rounded-hair bg-[rgb(11_30_35/0.45)] text-inverse hover:bg-[rgb(11_30_35/0.65)]"
  >
    {icon}
  </Link>
);

/** The yacht keeps clear of the words, so it lies on the other side in Arabic. */
function Sight({ artBase, hour, shown }: { artBase: string; hour: ArtTime; shown: string }) {
  const { language } = useText();
  const drawing = `${artBase}/pages/dashboard.${hour}`;
  const side = language === 'ar' ? '-rtl' : '';
  return (
    <picture className={classes('greeting-art', shown)}>
      <source media="(max-width: 40rem)" srcSet={`${drawing}.tall.svg`} />
      <img src={`${drawing}.wide${side}.svg`} alt="" loading="lazy" />
    </picture>
  );
}

/** The hour on the client's own clock: a greeting is about their day, wherever they are. */
const hourHere = (): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23' }).format());

function timeInDubai(): string {
  const shown = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en', { ...shown, timeZone: houseZone }).format();
}

/** Follows the clock, so that a dashboard left open does not wish a good morning at night. */
function useClock() {
  const read = () => ({ hour: hourHere(), dubai: timeInDubai() });
  const [now, setNow] = useState(read);
  useEffect(() => {
    const ticking = setInterval(() => setNow(read()), 10_000);
    return () => clearInterval(ticking);
  });
  return now;
}
