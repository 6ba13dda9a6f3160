import { useInfiniteQuery } from '@tanstack/react-query';
import type { Lead } from '#contract/desk.ts';
import { Failure } from '#web/desk/failure.tsx';
import { spokenMoment } from '#web/desk/moments.ts';
import { PartPage } from '#web/desk/part-page.tsx';
import { leadsQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

/** Who asked for the prices on the landing page. */
export function LeadsView() {
  const { t } = useText();
  const words = t.desk.leads;
  const query = useInfiniteQuery(leadsQuery);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const leads = data?.pages.flatMap(({ items }) => items);
  const columns = useColumns();
  return (
    <PartPage title={words.title} text={words.text}>
      {error && !leads && <Failure error={error} onRetry={refetch} />}
      {!leads && !error && <Loader label={t.desk.queue.reading} />}
      {leads?.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      {leads && leads.length > 0 && (
        <Table caption={words.title} columns={columns} rows={leads} rowKey={({ id }) => id} />
      )}
      {hasNextPage && (
        <LoadMore
          label={t.desk.queue.more}
          busyLabel={t.desk.queue.loading}
          busy={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </PartPage>
  );
}

function useColumns(): Column<Lead>[] {
  const { t, language: spoken } = useText();
  const words = t.desk.leads;
  return [
    {
      id: 'email',
      head: words.email,
      phone: 'first-start',
      cell: ({ email }) =>
        email ? (
          <a href={`mailto:${email}`} className="break-all hover:text-brass">
            <bdi>{email}</bdi>
          </a>
        ) : (
          words.forgotten
        ),
    },
    {
      id: 'language',
      head: words.language,
      phone: 'second-start',
      quiet: true,
      cell: ({ language }) => words.languages[language],
    },
    {
      id: 'since',
      head: words.since,
      phone: 'first-end',
      quiet: true,
      cell: ({ createdAt }) => <bdi className="tnum">{spokenMoment(createdAt, spoken)}</bdi>,
    },
    {
      id: 'state',
      head: words.state,
      phone: 'second-end',
      quiet: true,
      cell: ({ unsubscribedAt }) =>
        unsubscribedAt ? words.left(spokenMoment(unsubscribedAt, spoken)) : words.active,
    },
  ];
}
