import type { AreaContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AreaAdvisers } from '#web/real-estate/areas/advisers.tsx';
import { CommuteTable } from '#web/real-estate/areas/commute-table.tsx';
import { AreaMap } from '#web/real-estate/areas/map.tsx';
import { areasId, estatePaths } from '#web/real-estate/estate-paths.ts';
import { HomeGrid } from '#web/real-estate/homes/grid.tsx';
import { queryNames } from '#web/real-estate/homes/wish.ts';
import { areaFacts } from '#web/real-estate/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { StarList } from '#web/ui/star-list.tsx';

const kinds = [
  'apartmentSale',
  'villaSale',
  'salePerSqft',
  'rentTwoBedroom',
  'rentFourBedroomVilla',
  'serviceChargePerSqft',
] as const;

/** Averages of the community; what does not exist there is left out. */
function AreaAverages({ content: { area, averages, note } }: { content: AreaContent }) {
  const { t, format } = useText();
  const words = t.realEstate.area;
  const figures = kinds.flatMap((kind) => {
    const price = averages[kind];
    return price ? [{ label: words.kinds[kind], value: format.money(price) }] : [];
  });
  const overall = { label: words.overall, value: format.money(area.averagePrice) };
  const gross = { label: words.yield, value: `${format.number(averages.grossYieldPercent)}%` };
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={words.averages} text={note} />
      <dl className="grid gap-x-7 border-b border-line min-[30rem]:grid-cols-2 desk:grid-cols-4">
        {[overall, ...figures, gross].map(({ label, value }) => (
          <div key={label} className="border-t border-line py-5">
            <dt className="text-caption text-ink-mute">{label}</dt>
            <dd className="mt-1 font-display text-[1.75rem] leading-tight lining-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </BelowFold>
  );
}

type Shown = PageOf<'area'>;

function AreaPage({ page: { content } }: { page: Shown }) {
  const { t } = useText();
  const { area, label } = content;
  return (
    <div className="wrap pt-[calc(var(--nav-h)+0.75rem)] pb-(--section)">
      <Breadcrumb
        label={t.realEstate.crumbs}
        crumbs={[{ label, to: `${estatePaths.overview}#${areasId}` }, { label: area.name }]}
      />
      <AreaTop content={content} />
      <AreaAverages content={content} />
      <BelowFold
        as="div"
        className="grid gap-x-14 gap-y-10 pt-(--section) desk:grid-cols-[1.25fr_1fr]"
      >
        <AreaMap map={content.map} area={area.name} />
        <div className="grid content-start gap-10">
          <CommuteTable commute={content.commute} />
        </div>
      </BelowFold>
      <AreaHomes content={content} />
      <AreaAdvisers content={content} />
    </div>
  );
}

function AreaTop({ content: { area, isFreehold } }: { content: Shown['content'] }) {
  const { area: words } = useText().t.realEstate;
  return (
    <div className="mt-4 grid items-center gap-x-14 gap-y-8 desk:grid-cols-[1fr_1.25fr]">
      <div className="max-desk:order-2">
        <Heading level={1} size="h1">
          {area.name}
        </Heading>
        <p className="mt-5 max-w-(--container-read) text-lead text-ink-soft">{area.description}</p>
        <StarList items={area.highlights} />
        {isFreehold && <p className="mt-5 text-caption text-ink-mute">{words.freehold}</p>}
        <AskLink kind="property_search" about={area.slug} className="mt-7">
          {words.ask}
        </AskLink>
      </div>
      <div className={paper}>
        <Plate className="desk:aspect-[16/11]!">
          <Picture picture={area.picture} />
        </Plate>
      </div>
    </div>
  );
}

export const areaScreen: Screen<Shown> = {
  View: AreaPage,
  head: ({ content }, payload) => ({
    title: `${content.area.name} · ${content.label} · ${payload.chrome.brand}`,
    description: content.area.description,
    socialArt: content.socialArt,
    structured: areaFacts(content, payload),
  }),
};

/** The homes of the community that are in the catalogue. */
function AreaHomes({ content: { area, homes } }: { content: AreaContent }) {
  const { t } = useText();
  const words = t.realEstate;
  const search = `${estatePaths.homes}?${queryNames.area}=${area.slug}`;
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={words.area.homes(area.name)} text={words.sample} />
      {homes.length > 0 ? (
        <>
          <HomeGrid homes={homes} />
          <ButtonLink to={search} variant="outline" className="mt-9">
            {words.area.allHere}
          </ButtonLink>
        </>
      ) : (
        <EmptyState
          picture={{ ...area.picture, alt: '' }}
          title={words.area.none}
          text={words.area.noneText}
          action={
            <AskLink kind="property_search" about={area.slug} variant="outline">
              {words.area.ask}
            </AskLink>
          }
        />
      )}
    </BelowFold>
  );
}
