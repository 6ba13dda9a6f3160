import { CalendarDays, Zap } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { BookingsContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { BookTab } from '#web/bookings/offerings/book-tab.tsx';
import { listFacts } from '#web/bookings/offerings/structured-data.ts';
import { filterNames } from '#web/bookings/offerings/use-choice.ts';
import { OwnBookings } from '#web/bookings/own-bookings.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { type Filters, useFilters } from '#web/platform/use-filters.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { PageHero } from '#web/site/page-hero.tsx';
import { TabList } from '#web/site/tab-list.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

const tabs = ['book', 'upcoming', 'history'] as const;
type TabName = (typeof tabs)[number];

interface BookingsPageProps {
  page: PageOf<'bookings'>;
  payload: PagePayload;
}

function BookingsPage({ page: { content }, payload: { path } }: BookingsPageProps) {
  const { t } = useText();
  const filters = useFilters();
  const { category, words } = content;
  const tab = chosenTab(filters);
  const choose = (value: TabName) =>
    filters.change({ [filterNames.tab]: value === 'book' ? undefined : value }, { push: true });
  return (
    <>
      <PageHero
        label={t.bookings.label}
        title={category?.label ?? words.title}
        text={category?.blurb ?? t.bookings.lead}
        actions={<Shortcuts content={content} />}
      />
      <div className="wrap pt-8 pb-(--section)">
        <TabList
          label={t.bookings.tabs}
          tabs={tabs.map((value) => ({ value, label: words.tabs[value] }))}
          value={tab}
          onChange={choose}
        >
          {tab === 'book' ? (
            <BookTab content={content} path={path} filters={filters} />
          ) : (
            <OwnBookings tab={tab} content={content} path={path} />
          )}
        </TabList>
      </div>
    </>
  );
}

const chosenTab = ({ query }: Filters): TabName =>
  tabs.find((tab) => tab === query.get(filterNames.tab)) ?? 'book';

/** Both are real addresses, so that they work in a new tab and can be shared. */
function Shortcuts({ content: { words } }: { content: BookingsContent }) {
  const { open } = useAskedOverlay();
  const icon = { size: 18, strokeWidth: 1.5 };
  const quick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open('quick', '1');
  };
  const { pathname } = useLocation();
  return (
    <>
      <ButtonLink
        variant="outline"
        to={`${pathname}?view=calendar`}
        icon={<CalendarDays {...icon} />}
      >
        {words.calendarView}
      </ButtonLink>
      <ButtonLink to={`${pathname}?quick=1`} onClick={quick} icon={<Zap {...icon} />}>
        {words.quickBook}
      </ButtonLink>
    </>
  );
}

export const bookingsScreen: Screen<PageOf<'bookings'>> = {
  View: BookingsPage,
  head: ({ content }, payload, t) => ({
    title: t.bookings.documentTitle(
      content.category?.label ?? content.words.title,
      payload.chrome.brand,
    ),
    description: content.category?.blurb ?? t.bookings.lead,
    socialArt: content.socialArt,
    structured: listFacts(content, payload),
  }),
};
