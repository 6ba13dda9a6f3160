import type { PagePayload } from '#contract/pages/pages.ts';
import type { FindableHome, HomesContent } from '#contract/real-estate.ts';
import { findHomes } from '#domain/real-estate/search.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { FilterBar } from '#web/real-estate/filter-bar.tsx';
import { FoundBar } from '#web/real-estate/found-bar.tsx';
import { HomeGrid } from '#web/real-estate/home-grid.tsx';
import { homesFacts } from '#web/real-estate/structured.ts';
import { TypeTabs } from '#web/real-estate/type-tabs.tsx';
import { type HomeSearch, useHomeSearch } from '#web/real-estate/use-home-search.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Choices } from '#web/site/choices.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type Homes = PageOf<'homes'>;

function HomesPage({ page: { content }, payload }: { page: Homes; payload: PagePayload }) {
  const { t } = useText();
  const search = useHomeSearch();
  const found = findHomes(content.homes, search.wish, search.sort);
  const title = titleOf(content, t);
  return (
    <div className="wrap pt-[calc(var(--nav-h)+0.75rem)] pb-(--section)">
      <Breadcrumb
        label={t.realEstate.crumbs}
        crumbs={[{ label: content.label, to: estatePaths.overview }, { label: title }]}
      />
      <div className="mt-5 [&>div]:mb-7 tablet:[&>div]:mb-9">
        <SectionHead title={title} text={t.realEstate.homesLead} level={1} size="h1" />
      </div>
      <TypeTabs {...content} current={payload.path} query={search.query} />
      <Choices>
        <FilterBar search={search} areas={content.areas} />
        <FoundBar search={search} count={found.length} />
      </Choices>
      {found.length > 0 ? (
        <HomeGrid homes={found} level={2} />
      ) : (
        <NothingFound content={content} search={search} />
      )}
      <p className="mt-10 text-caption text-ink-mute">{t.realEstate.sample}</p>
    </div>
  );
}

function NothingFound({ content, search }: { content: HomesContent; search: HomeSearch }) {
  const { t } = useText();
  const words = t.realEstate;
  return (
    <EmptyState
      picture={{ ...content.empty, alt: '' }}
      level={2}
      title={words.search.emptyTitle}
      text={words.search.emptyText}
      action={
        <div className="flex flex-wrap justify-center gap-4">
          <Button variant="outline" onClick={search.clear}>
            {words.search.clear}
          </Button>
          <AskLink kind="property_search">{words.search.forMe}</AskLink>
          <ConsultationLink subject={subjectOf(search, content.title)} variant="quiet">
            {words.bookAnAgent}
          </ConsultationLink>
        </div>
      }
    />
  );
}

/** What was looked for in vain is what the adviser should hear first. */
function subjectOf({ wish }: HomeSearch, title: string): string {
  return [title, wish.text].filter(Boolean).join(': ');
}

function titleOf(content: HomesContent, t: Texts): string {
  return content.type ? content.title : t.realEstate.allHomesTitle;
}

function summaryOf(homes: FindableHome[], t: Texts): string {
  return `${t.realEstate.search.found(homes.length)}. ${t.realEstate.homesLead}`;
}

export const homesScreen: Screen<Homes> = {
  View: HomesPage,
  head: ({ content }, payload, t) => ({
    title: `${titleOf(content, t)} · ${payload.chrome.brand}`,
    description: summaryOf(content.homes, t),
    socialArt: content.socialArt,
    structured: homesFacts({ ...content, title: titleOf(content, t) }, payload),
  }),
};
