import type { PagePayload } from '#contract/pages/pages.ts';
import type { FindableHome, HomesContent } from '#contract/real-estate.ts';
import { findHomes, homeSorts } from '#domain/real-estate/search.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { FilterBar } from '#web/real-estate/homes/filter-bar.tsx';
import { HomeGrid } from '#web/real-estate/homes/grid.tsx';
import { TypeTabs } from '#web/real-estate/homes/type-tabs.tsx';
import { type HomeSearch, useHomeSearch } from '#web/real-estate/homes/use-home-search.ts';
import { homesFacts } from '#web/real-estate/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Choices } from '#web/site/choices.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

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
const subjectOf = ({ wish }: HomeSearch, title: string): string =>
  [title, wish.text].filter(Boolean).join(': ');

const titleOf = (content: HomesContent, t: Texts): string =>
  content.type ? content.title : t.realEstate.allHomesTitle;

const summaryOf = (homes: FindableHome[], t: Texts): string =>
  `${t.realEstate.search.found(homes.length)}. ${t.realEstate.homesLead}`;

export const homesScreen: Screen<Homes> = {
  View: HomesPage,
  head: ({ content }, payload, t) => ({
    title: `${titleOf(content, t)} · ${payload.chrome.brand}`,
    description: summaryOf(content.homes, t),
    socialArt: content.socialArt,
    structured: homesFacts({ ...content, title: titleOf(content, t) }, payload),
  }),
};

/** How many homes answer, in which order. */
function FoundBar({ search, count }: { search: HomeSearch; count: number }) {
  const { t } = useText();
  const words = t.realEstate.search;
  const sorts = homeSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }));
  return (
    <div className="mt-9 mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-t border-line pt-5">
      <div className="flex min-h-13 flex-wrap items-center gap-x-6">
        <p role="status" className="font-display text-h4">
          {words.found(count)}
        </p>
        {search.isNarrowed && (
          <Button variant="quiet" onClick={search.clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <ListField
        className="w-full min-[30rem]:w-60"
        label={words.sort}
        value={search.sort}
        options={sorts}
        onChange={({ target }) =>
          search.set('sort', target.value === 'recommended' ? '' : target.value)
        }
      />
    </div>
  );
}
