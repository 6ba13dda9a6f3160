import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { LandingContent } from '#contract/pages/pages.ts';
import { HourPicture } from '#web/landing/hour-picture.tsx';
import { servicesId } from '#web/landing/services.tsx';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { capitals } from '#web/ui/panel/section-label.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Star } from '#web/ui/pictures/mark.tsx';

const wideAndMoving = '(min-width: 60.0625rem) and (prefers-reduced-motion: no-preference)';

/**
 * Whether the panorama may have depth: on wide windows of people who like things to move, in browsers
 * that can bind an animation to the scroll, once everything else is done.
 */
function useDepth(): boolean {
  const [depth, setDepth] = useState(false);
  useEffect(() => {
    if (!CSS.supports('animation-timeline: scroll()') || !matchMedia(wideAndMoving).matches) return;
    const idle = requestIdleCallback(() => setDepth(true));
    return () => cancelIdleCallback(idle);
  }, []);
  return depth;
}

const HeroLayers = lazy(async () => ({
  default: (await import('#web/landing/hero-layers.tsx')).HeroLayers,
}));

/**
 * Dawn for the light theme, night for the dark one. Dawn comes at once, because it is most visitors'
 * largest paint; night is lazy, so that light visitors never download it.
 */
function HeroArt({ artBase }: { artBase: string }) {
  const depth = useDepth();
  const dawn = `${artBase}/hero/dawn`;
  const night = `${artBase}/hero/night`;
  return (
    <div className="hero-art" aria-hidden="true">
      <HourPicture base={dawn} className="dark:hidden" eager />
      <HourPicture base={night} className="hidden dark:block" />
      <Suspense>{depth && <HeroLayers dawn={dawn} night={night} />}</Suspense>
    </div>
  );
}

/** On phones the two share a row. */
const onPhones = 'max-tablet:min-h-12 max-tablet:px-4.5';

export const Hero = ({ content, artBase }: { content: LandingContent; artBase: string }) => (
  <section className="hero">
    <HeroArt artBase={artBase} />
    <div className="wrap hero-words">
      <p className={`inline-flex items-center gap-3 ${capitals}`}>
        <Star className="size-4" />
        {content.badge}
      </p>
      <Headline text={content.headline} />
      <p className="hero-lead">{content.subText}</p>
      <div className="mt-6 flex flex-wrap gap-3 tablet:mt-8.5 tablet:gap-4">
        <ButtonLink to={addresses.signUp} className={onPhones}>
          {content.primaryCta}
        </ButtonLink>
        <ButtonLink
          to={`#${servicesId}`}
          onClick={watchTour}
          variant="outline"
          icon={<Icon name="play" />}
          className={onPhones}
        >
          {content.secondaryCta}
        </ButtonLink>
      </div>
    </div>
  </section>
);

/** Without a script the button leads to the services instead. */
function watchTour(event: MouseEvent) {
  event.preventDefault();
  openOverlay({ name: 'tour' });
}

/** The long dash of the English headline, the comma or the dots of the Arabic one. */
const pause = /(?<=[—،…])/;

/**
 * The headline breaks at its pause, and the pause never begins a line. Browsers put a space into the
 * name of a heading where a line breaks, hence the label.
 */
const Headline = ({ text }: { text: string }) => (
  <h1 aria-label={text}>
    {text.split(pause).map((half) => {
      const [, words, last] = /^(.*\s)?(\S+\s*)$/.exec(half) ?? [];
      return (
        <span key={half} className="block">
          {words}
          <span className="whitespace-nowrap">{last}</span>
        </span>
      );
    })}
  </h1>
);
