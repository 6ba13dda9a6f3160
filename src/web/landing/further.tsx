import type { LandingContent } from '#contract/pages/pages.ts';
import { Hours } from '#web/landing/hours.tsx';
import { Pricing } from '#web/landing/pricing.tsx';
import { ServiceSection } from '#web/landing/service-section.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';

/** What lies below the first screen. The server draws it; its script comes after all that is above. */
export const Further = ({ content }: { content: LandingContent }) => (
  <>
    <BelowFold as="div">
      <ServiceSection services={content.services} />
    </BelowFold>
    <BelowFold as="div">
      <Hours hours={content.hours} />
    </BelowFold>
    <BelowFold as="div">
      <Pricing pricing={content.pricing} />
    </BelowFold>
  </>
);
