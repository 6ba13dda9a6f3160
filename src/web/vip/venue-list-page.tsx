import { meetsFilters } from '#domain/vip/filters.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Choices } from '#web/site/choices.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { PageTop } from '#web/vip/page-top.tsx';
import { venueFacts } from '#web/vip/structured-data.ts';
import { FilterBar, useVenueFilters } from '#web/vip/venues/filters.tsx';
import { VenuePrints } from '#web/vip/venues/prints.tsx';
import { WayTabs } from '#web/vip/ways.tsx';

type VenueList = PageOf<'venue-list'>;

function VenueListPage({ page: { content } }: { page: VenueList }) {
  const { t } = useText();
  const control = useVenueFilters(content);
  const shown = content.venues.filter((venue) => meetsFilters(venue, control.filters));
  return (
    <>
      <PageTop crumbs={[{ label: content.title }]}>
        <div className="grid items-end gap-4 pt-3 pb-7 tablet:grid-cols-[1fr_22rem] tablet:gap-12">
          <Heading level={1} size="h1">
            {content.title}
          </Heading>
          <p className="text-body text-ink-soft">{t.vip.lists[content.list].lead}</p>
        </div>
        <WayTabs ways={content.ways} current={`/vip/${content.list}`} />
        <div className="py-6">
          <Choices>
            <FilterBar content={content} control={control} shown={shown.length} />
          </Choices>
        </div>
      </PageTop>
      <div className="wrap pb-24">
        {shown.length > 0 ? (
          <div className="grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">
            <VenuePrints venues={shown} reserve={content.reserve} level={2} />
          </div>
        ) : (
          <Nothing content={content} />
        )}
      </div>
    </>
  );
}

function Nothing({ content }: { content: VenueList['content'] }) {
  const { t } = useText();
  const words = t.vip.filters;
  return (
    <div className="grid justify-items-start gap-5 border-t border-line py-14">
      <p className="max-w-[28rem] font-display text-h4">{words.none}</p>
      <AskLink kind="custom" about={words.askSubject(content.title)} variant="outline">
        {words.ask}
      </AskLink>
    </div>
  );
}

export const venueListScreen: Screen<VenueList> = {
  View: VenueListPage,
  head: ({ content }, payload, t) => ({
    title: `${content.title} · ${t.vip.home} · ${payload.chrome.brand}`,
    description: t.vip.lists[content.list].description,
    socialArt: content.artKey,
    structured: venueFacts(content.venues, payload),
  }),
};
