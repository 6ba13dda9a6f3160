import { Link } from 'react-router';
import type { AreaCard, RealEstateContent } from '#contract/real-estate.ts';
import { compactMoneyIn } from '#web/i18n/compact-money.ts';
import { useText } from '#web/i18n/use-text.ts';
import { areasId } from '#web/real-estate/estate-paths.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Where to live: four communities as wide rows, the others by name. */
export const AreaRows = ({ areas }: { areas: RealEstateContent['areas'] }) => (
  <BelowFold id={areasId} className="wrap scroll-mt-(--nav-h) pt-[clamp(4rem,7vw,6.5rem)]">
    <SectionHead title={areas.heading} text={areas.note} />
    <div className="border-b border-line">
      {areas.featured.map((area) => (
        <AreaRow key={area.slug} area={area} />
      ))}
    </div>
    <OtherAreas links={areas.others} />
  </BelowFold>
);

function AreaRow({ area }: { area: AreaCard }) {
  const { t, format, language } = useText();
  return (
    <article className="area-row">
      <Plate className="aspect-auto! h-44 tablet:h-30">
        <Picture picture={{ ...area.picture, alt: '' }} />
      </Plate>
      <Heading level={3} size="h3">
        {area.name}
      </Heading>
      <div>
        <p className="text-[0.9375rem] leading-[1.55] text-ink-soft">{area.description}</p>
        <p className="mt-1.5 text-caption text-ink-mute">{area.highlights.join(' · ')}</p>
      </div>
      <Figure label={t.realEstate.average} value={compactMoneyIn(language, area.averagePrice)} />
      <Figure label={t.realEstate.homesReached} value={format.number(area.homes)} />
      <ButtonLink
        to={area.path}
        variant="outline"
        size="small"
        className="max-tablet:col-span-full"
      >
        {t.realEstate.explore}
        <VisuallyHidden> {area.name}</VisuallyHidden>
      </ButtonLink>
    </article>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <p>
    <span className="block text-caption text-ink-mute">{label}</span>
    <bdi className="block font-display text-[1.5rem] leading-tight lining-nums">{value}</bdi>
  </p>
);

function OtherAreas({ links }: { links: RealEstateContent['areas']['others'] }) {
  const { t } = useText();
  return (
    <div className="mt-7 grid gap-x-10 gap-y-3 tablet:grid-cols-[15rem_1fr]">
      <p className="text-[0.9375rem] text-ink-mute">{t.realEstate.otherAreas}</p>
      <ul className="flex flex-wrap gap-x-7 gap-y-1 text-[0.9375rem]">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              className="inline-flex min-h-8 items-center border-b border-line hover:border-brass-fill hover:text-brass"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
