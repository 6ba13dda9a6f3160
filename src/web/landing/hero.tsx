import type { MouseEvent } from 'react';
import type { LandingContent } from '#contract/pages/pages.ts';
import { Headline } from '#web/landing/headline.tsx';
import { HeroArt } from '#web/landing/hero-art.tsx';
import { servicesId } from '#web/landing/services.tsx';
import { addresses } from '#web/shell/addresses.ts';
import { Icon } from '#web/shell/icon.tsx';
import { openOverlay } from '#web/site/overlay.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Star } from '#web/ui/mark.tsx';
import { capitals } from '#web/ui/section-label.tsx';

/** On phones the two share a row. */
const onPhones = 'max-tablet:min-h-12 max-tablet:px-4.5';

export function Hero({ content, artBase }: { content: LandingContent; artBase: string }) {
  return (
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
}

/** Without a script the button leads to the services instead. */
function watchTour(event: MouseEvent) {
  event.preventDefault();
  openOverlay({ name: 'tour' });
}
