import { CalendarDays, Zap } from 'lucide-react';
import type { BookingsContent } from '#contract/bookings-pages.ts';
import type { PagePayload } from '#contract/pages.ts';
import { BookTab } from '#web/bookings/book-tab.tsx';
import { OwnBookings } from '#web/bookings/own-bookings.tsx';
import { listFacts } from '#web/bookings/structured.ts';
import { asked } from '#web/bookings/use-choice.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { PageHero } from '#web/site/page-hero.tsx';
import { TabList } from '#web/site/tab-list.tsx';
import { type Filters, useFilters } from '#web/site/use-filters.ts';

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
    filters.change({ [asked.tab]: value === 'book' ? undefined : value }, { push: true });
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

function chosenTab({ query }: Filters): TabName {
  return tabs.find((tab) => tab === query.get(asked.tab)) ?? 'book';
}

function Shortcuts({ content: { category, words } }: { content: BookingsContent }) {
  const { t } = useText();
  const { calendar, quick } = t.bookings.subjects;
  const about = category?.label ?? words.title;
  const icon = { size: 18, strokeWidth: 1.5 };
  return (
    <>
      <ConsultationLink
        variant="outline"
        subject={calendar(about)}
        icon={<CalendarDays {...icon} />}
      >
        {words.calendarView}
      </ConsultationLink>
      <ConsultationLink subject={quick(about)} icon={<Zap {...icon} />}>
        {words.quickBook}
      </ConsultationLink>
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
