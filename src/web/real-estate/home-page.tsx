import type { PagePayload } from '#contract/pages/pages.ts';
import type { HomeContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AreaMap } from '#web/real-estate/area-map.tsx';
import { CommuteTable } from '#web/real-estate/commute-table.tsx';
import { CostTable } from '#web/real-estate/cost-table.tsx';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { GoldenVisaNote } from '#web/real-estate/golden-visa-note.tsx';
import { HomeFacts } from '#web/real-estate/home-facts.tsx';
import { HomeGrid } from '#web/real-estate/home-grid.tsx';
import { HomeTop } from '#web/real-estate/home-top.tsx';
import { HomeViewing } from '#web/real-estate/home-viewing.tsx';
import { homeFacts } from '#web/real-estate/structured.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type Shown = PageOf<'home'>;

function HomePage({ page: { content } }: { page: Shown; payload: PagePayload }) {
  const { t } = useText();
  const { home, label, typeLink } = content;
  return (
    <div className="wrap pt-[calc(var(--nav-h)+0.75rem)] pb-(--section)">
      <Breadcrumb
        label={t.realEstate.crumbs}
        crumbs={[
          { label, to: estatePaths.overview },
          { label: typeLink.label, to: typeLink.path },
          { label: home.title },
        ]}
      />
      <HomeTop content={content} />
      <HomeFacts content={content} />
      <CostTable costs={content.costs} sqft={home.sqft} />
      {content.goldenVisa && <GoldenVisaNote visa={content.goldenVisa} />}
      <Community content={content} />
      <HomeViewing content={content} />
      <BelowFold className="pt-(--section)">
        <SectionHead title={t.realEstate.home.similar} text={t.realEstate.home.similarLead} />
        <HomeGrid homes={content.similar} />
        <p className="mt-10 text-caption text-ink-mute">{t.realEstate.sample}</p>
      </BelowFold>
    </div>
  );
}

function Community({ content: { community } }: { content: HomeContent }) {
  const { t } = useText();
  const { area, commute, map } = community;
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={t.realEstate.home.community(area.name)} text={area.description} />
      <div className="grid gap-x-14 gap-y-10 desk:grid-cols-[1.25fr_1fr]">
        <AreaMap map={map} area={area.name} />
        <div>
          <CommuteTable commute={commute} />
          <ButtonLink to={area.path} variant="outline" className="mt-7">
            {t.realEstate.home.toArea(area.name)}
          </ButtonLink>
        </div>
      </div>
    </BelowFold>
  );
}

export const homeScreen: Screen<Shown> = {
  View: HomePage,
  head: ({ content }, payload) => ({
    title: `${content.home.title}, ${content.home.areaName} · ${payload.chrome.brand}`,
    description: content.description,
    socialArt: content.socialArt,
    structured: homeFacts(content, payload),
  }),
};
