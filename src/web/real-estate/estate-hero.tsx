import type { RealEstateContent } from '#contract/real-estate-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';

/** The house at dusk on the end side, the words on the shade at the start. */
export function EstateHero({ content }: { content: RealEstateContent }) {
  const { t } = useText();
  const { hero, agentLink } = content;
  return (
    <section className="estate-hero" data-under-bar="dark">
      <div className="estate-hero-art">
        <Picture picture={{ ...hero.picture, alt: '' }} className="object-[50%_78%]" />
      </div>
      <div className="wrap pt-[calc(var(--nav-h)+2.5rem)] pb-64 tablet:min-h-[42.5rem] tablet:pt-[calc(var(--nav-h)+5.5rem)] tablet:pb-36">
        <SectionLabel inverse>{t.realEstate.listings}</SectionLabel>
        <Heading level={1} size="h1" className="mt-4 max-w-[9.5em]">
          {hero.title}
        </Heading>
        <p className="mt-5 max-w-108 text-[1.0625rem] leading-[1.55] tablet:text-[1.125rem]">
          {hero.text}
        </p>
        <div className="mt-8.5 flex flex-wrap gap-4">
          <ButtonLink to={estatePaths.homes} variant="inverse">
            {t.realEstate.viewListings}
          </ButtonLink>
          <ButtonLink to={agentLink.path} variant="inverse-outline">
            {t.realEstate.bookAnAgent}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
