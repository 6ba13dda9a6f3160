import type { User } from '@supabase/auth-js';
import { House, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ArtTime } from '#contract/catalogue-shapes.ts';
import { displayName, greetingLight, partOfDay } from '#domain/greeting.ts';
import { useClock } from '#web/dashboard/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';
import { capitals } from '#web/ui/section-label.tsx';

interface GreetingPanelProps {
  user: User;
  artBase: string;
}

/** The yacht at the client's hour. By day the words are ink on the sky, later they are lit. */
export function GreetingPanel({ user, artBase }: GreetingPanelProps) {
  const { t } = useText();
  const { hour, dubai } = useClock();
  const { light, dark } = greetingLight(hour);
  const lit = light === 'dusk';
  return (
    <section
      className={classes(
        'greeting relative isolate mt-(--nav-h) min-h-140 overflow-hidden dark:text-inverse tablet:min-h-[clamp(28rem,66svh,40rem)]',
        lit ? 'greeting-lit text-inverse' : 'text-[#10282D]',
      )}
    >
      <Sight artBase={artBase} hour={light} shown="dark:hidden" />
      <Sight artBase={artBase} hour={dark} shown="hidden dark:block" />
      <div className="wrap pt-5 pb-30 tablet:pt-9 tablet:pb-32">
        <div className="flex items-center justify-between gap-6">
          <p className={classes(capitals, 'tnum')}>{t.dashboard.inDubai(dubai)}</p>
          <Shortcuts />
        </div>
        <Heading level={1} size="h1" className="mt-4 max-w-[11em] break-words tablet:mt-2">
          <span className="block">{t.dashboard.greeting[partOfDay(hour)]}</span>
          <span className="block">
            <bdi>{displayName(user, t.dashboard.guest)}</bdi>
          </span>
        </Heading>
      </div>
    </section>
  );
}

function Shortcuts() {
  const { t } = useText();
  const icon = { size: 18, strokeWidth: 1.5 };
  return (
    <nav aria-label={t.dashboard.shortcuts} className="flex gap-2">
      <Shortcut to="/profile/security" label={t.dashboard.profile} icon={<UserRound {...icon} />} />
      <Shortcut to="/" label={t.dashboard.home} icon={<House {...icon} />} />
    </nav>
  );
}

interface ShortcutProps {
  to: string;
  label: string;
  icon: ReactNode;
}

function Shortcut({ to, label, icon }: ShortcutProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-hair bg-[rgb(11_30_35/0.55)] text-inverse hover:bg-[rgb(11_30_35/0.75)]"
    >
      {icon}
    </Link>
  );
}

interface SightProps {
  artBase: string;
  hour: ArtTime;
  shown: string;
}

/** The yacht keeps clear of the words, so it lies on the other side in Arabic. */
function Sight({ artBase, hour, shown }: SightProps) {
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
