import type { LandingContent } from '#contract/pages.ts';
import { Pricing } from '#web/landing/pricing.tsx';
import { ServiceSection } from '#web/landing/service-section.tsx';

/** What lies below the first screen. The server draws it; its script comes after all that is above. */
export function Further({ content }: { content: LandingContent }) {
  return (
    <>
      <ServiceSection services={content.services} />
      <Pricing pricing={content.pricing} />
    </>
  );
}
