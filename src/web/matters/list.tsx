import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnMattersContent } from '#contract/matters/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { servicePaths } from '#web/matters/addresses.ts';
import { NewRequest } from '#web/matters/new-request.tsx';
import { listQuery, type Which } from '#web/matters/queries.ts';
import { MatterRow } from '#web/matters/row.tsx';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { RowSkeletons } from '#web/ui/panel/row-skeletons.tsx';

interface MatterListProps {
  content: OwnMattersContent;
  which: Which;
  q: string;
}

/** The page of requests shows those of every area; each of the others its own. */
const areaOf = ({ area }: OwnMattersContent) => (area === 'requests' ? undefined : area);

/** What was not sent yet, apart from what the house has: it is counted nowhere. */
export function Drafts({ content, q }: Omit<MatterListProps, 'which'>) {
  const { t, language } = useText();
  const { data, dataUpdatedAt } = useInfiniteQuery(
    listQuery({ area: areaOf(content), which: 'drafts', q }, language),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="mt-14">
      <Heading level={2} size="h4" id="drafts" className="mb-4">
        {t.matters.list.drafts}
      </Heading>
      <ul aria-labelledby="drafts" className="border-t border-line">
        {items.map((matter) => (
          <MatterRow
            key={matter.id}
            matter={matter}
            readAt={dataUpdatedAt}
            picture={content.emptyPicture}
          />
        ))}
      </ul>
    </section>
  );
}

/** The last touched first. */
export function MatterList({ content, which, q }: MatterListProps) {
  const { t, language } = useText();
  const words = t.matters.list;
  const list = useInfiniteQuery(listQuery({ area: areaOf(content), which, q }, language));
  if (list.isPending) return <RowSkeletons label={t.matters.reading} />;
  if (!list.data) return <Unread of={list} title={words.failed} />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Nothing content={content} which={which} q={q} />;
  return (
    <>
      <ul aria-label={t.matters.areas[content.area].title}>
        {items.map((matter) => (
          <MatterRow
            key={matter.id}
            matter={matter}
            readAt={list.dataUpdatedAt}
            picture={content.emptyPicture}
          />
        ))}
      </ul>
      <MorePages of={list} words={words} count={items.length} />
    </>
  );
}

/** Nothing found is said plainly; nothing asked for yet is an invitation. */
function Nothing({ content: { area, emptyPicture }, which, q }: MatterListProps) {
  const { t } = useText();
  const { list, areas } = t.matters;
  if (q)
    return (
      <p role="status" className="py-6 text-body text-ink-soft">
        {list.nothing(q)}
      </p>
    );
  return (
    <EmptyState
      level={2}
      picture={{ ...emptyPicture, alt: '' }}
      title={which === 'done' ? list.noneDone : areas[area].emptyTitle}
      text={areas[area].emptyText}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <NewRequest area={area} />
          <ButtonLink to={servicePaths[area]} variant="outline">
            {areas[area].service}
          </ButtonLink>
        </div>
      }
    />
  );
}
