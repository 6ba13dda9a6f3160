import { ArrowLeft, LifeBuoy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { LanguageLink } from '#web/shell/language-link.tsx';
import { LogoLink } from '#web/shell/logo-link.tsx';
import { classes } from '#web/ui/classes.ts';

/** Two halves: the view from the house, and its door. On phones the view is a strip above. */
export const AuthFrame = ({ payload, children }: { payload: PagePayload; children: ReactNode }) => (
  <div className={classes(doorway, noticesAway)}>
    <View payload={payload} />
    <div className="flex flex-col px-5 pt-5 pb-12 tablet:px-8 desk:px-[clamp(1.5rem,6vw,6rem)] tablet:pt-7">
      <Ways path={payload.path} />
      {/* As tall as the tallest step, so that nothing jumps from one to the next. */}
      <div className="mx-auto w-full max-w-100 pt-7 tablet:my-auto tablet:min-h-[43rem] tablet:pt-10">
        {children}
      </div>
    </div>
  </div>
);

const doorway =
  'grid min-h-svh grid-rows-[auto_1fr] tablet:grid-cols-[1.15fr_1fr] tablet:grid-rows-none';

/** Notices lie on the view, beside the door or above it: no field, no button and no other way in is under them. */
const noticesAway =
  'tablet:[:root:has(&)]:[--toast-aside:46.6vw] max-tablet:[:root:has(&)]:[--toast-lift:calc(100svh-14rem)]';

function View({ payload: { artBase, page } }: { payload: PagePayload }) {
  const art = `${artBase}/pages`;
  return (
    <div className="relative h-60 overflow-hidden bg-sunk tablet:sticky tablet:top-0 tablet:h-svh">
      <Sight
        wide={`${art}/auth.golden.svg`}
        strip={`${art}/auth-mobile.dawn.svg`}
        shown="dark:hidden"
        loads={{ fetchPriority: 'high' }}
      />
      <Sight
        wide={`${art}/auth.dusk.svg`}
        strip={`${art}/auth-mobile.night.svg`}
        shown="hidden dark:block"
        loads={{ loading: 'lazy' }}
      />
      <div className="pointer-events-none absolute inset-4 border border-[rgb(255_250_236/0.55)] max-tablet:hidden" />
      <div className="absolute inset-x-5 top-5 tablet:inset-x-12 tablet:top-12">
        <LogoLink />
        {page.name === 'auth' && <Pledge words={page.headline} />}
      </div>
    </div>
  );
}

interface SightProps {
  wide: string;
  strip: string;
  shown: string;
  loads: Pick<ComponentProps<'img'>, 'fetchPriority' | 'loading'>;
}

/** The panorama turns round in Arabic, so that the sky stays free where the words begin. */
const Sight = ({ wide, strip, shown, loads }: SightProps) => (
  <picture className={classes('absolute inset-0 rtl:-scale-x-100', shown)}>
    <source media="(min-width: 51.3125rem)" srcSet={wide} />
    <img
      {...loads}
      src={strip}
      alt=""
      className="size-full object-cover object-bottom max-tablet:object-[50%_100%]"
    />
  </picture>
);

/** The long dash of the English headline and the dots of the Arabic one end their line. */
const pause = /(?<=[—،…])/;

const Pledge = ({ words }: { words: string }) => (
  <p className="mt-[8svh] max-w-[9em] font-display text-[clamp(2.5rem,4.2vw,4rem)] leading-none tracking-[-0.016em] max-tablet:hidden [&:lang(ar)]:leading-[1.3]">
    {words.split(pause).map((half) => (
      <span key={half} className="block">
        {half.trim()}
      </span>
    ))}
  </p>
);

function Ways({ path }: { path: string }) {
  const { t } = useText();
  const way = 'inline-flex min-h-11 items-center gap-2';
  return (
    <nav
      aria-label={t.auth.ways}
      className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] desk:gap-x-5"
    >
      <Link to="/" className={classes(way, 'me-auto')}>
        <ArrowLeft size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />
        {t.auth.back}
      </Link>
      <LanguageLink path={path} />
      <Link to="/chat" className={way}>
        <LifeBuoy size={18} strokeWidth={1.5} />
        {t.auth.help}
      </Link>
    </nav>
  );
}
