import { useText } from '#web/i18n/use-text.ts';
import { AreaAdvisers } from '#web/real-estate/area-advisers.tsx';
import { AreaAverages } from '#web/real-estate/area-averages.tsx';
import { AreaHomes } from '#web/real-estate/area-homes.tsx';
import { AreaMap } from '#web/real-estate/area-map.tsx';
import { CommuteTable } from '#web/real-estate/commute-table.tsx';
import { areasId, estatePaths } from '#web/real-estate/estate-paths.ts';
import { areaFacts } from '#web/real-estate/structured.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';
import { StarList } from '#web/ui/star-list.tsx';

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
