import { useSearchParams } from 'react-router';
import { MatterArea } from '#contract/matters/kinds.ts';
import type { OwnMattersContent } from '#contract/matters/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { listPath } from '#web/matters/addresses.ts';
import { Drafts, MatterList } from '#web/matters/list.tsx';
import { NewRequest } from '#web/matters/new-request.tsx';
import type { Which } from '#web/matters/queries.ts';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { useFilters, useTypedFilter } from '#web/platform/use-filters.ts';
import { ChipLinks } from '#web/site/chip-links.tsx';
import { TabList } from '#web/site/tab-list.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

export const OwnMattersPage = ({ payload: { page } }: { payload: PagePayload }) => (
  <RequireSession>
    {() => page.name === 'own-matters' && <OwnMatters content={page.content} />}
  </RequireSession>
);

/** Whatever is asked of people, or one area of it, and how it stands. */
function OwnMatters({ content }: { content: OwnMattersContent }) {
  const { t } = useText();
  const words = t.matters;
  const { title, lead } = words.areas[content.area];
  return (
    <div className="wrap min-h-svh pt-[calc(var(--shell-h)+1.5rem)] pb-24">
      <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <p className="mt-2.5 max-w-[40rem] text-body text-ink-soft">{lead}</p>
        </div>
        <NewRequest area={content.area} />
      </div>
      <ChipLinks
        label={words.areasLabel}
        links={MatterArea.options.map((area) => ({
          label: area === 'requests' ? words.everyArea : words.areas[area].title,
          path: listPath(area),
        }))}
        current={listPath(content.area)}
      />
      <Narrowed content={content} />
    </div>
  );
}

const whiches = ['open', 'done', 'all'] as const satisfies readonly Which[];

/** What the list is narrowed down by lives in the address. */
function Narrowed({ content }: { content: OwnMattersContent }) {
  const { t } = useText();
  const words = t.matters.list;
  const filters = useFilters();
  const [asked] = useSearchParams();
  const which = whiches.find((each) => each === asked.get('which')) ?? 'open';
  const q = (asked.get('q') ?? '').trim();
  const [typed, setTyped] = useTypedFilter(filters, 'q');
  return (
    <div className="mt-5">
      <TabList
        label={words.which}
        tabs={whiches.map((value) => ({ value, label: words.whiches[value] }))}
        value={which}
        onChange={(value) => filters.change({ which: value === 'open' ? undefined : value })}
      >
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          typed={[typed, setTyped]}
          maxLength={100}
          className="mt-6 mb-6 max-w-110"
        />
        <MatterList content={content} which={which} q={q} />
        {which === 'open' && <Drafts content={content} q={q} />}
      </TabList>
    </div>
  );
}
