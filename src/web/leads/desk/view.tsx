import { useInfiniteQuery } from '@tanstack/react-query';
import { desk, type Lead } from '#contract/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { PartPage } from '#web/platform/desk/part-page.tsx';
import { deskKey } from '#web/platform/desk/queries.ts';
import { writtenMoment } from '#web/platform/moments.ts';
import { pagedQuery } from '#web/platform/queries/endpoint-query.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { ListShape } from '#web/ui/panel/shapes.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

/** Who asked for the prices on the landing page. */
export function LeadsView() {
  const { t } = useText();
  const words = t.deskLeads;
  const query = useInfiniteQuery(leadsQuery);
  const leads = query.data?.pages.flatMap(({ items }) => items);
  const columns = useColumns();
  return (
    <PartPage title={words.title} text={words.text}>
      <Unread inset of={query} />
      {!leads && !query.error && <ListShape label={t.desk.reading} />}
      {leads?.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      {leads && leads.length > 0 && (
        <Table caption={words.title} columns={columns} rows={leads} rowKey={({ id }) => id} />
      )}
      <MorePages of={query} words={t.desk.list} />
    </PartPage>
  );
}

function useColumns(): Column<Lead>[] {
  const { t, language: spoken } = useText();
  const words = t.deskLeads;
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
      cell: ({ createdAt }) => <bdi className="tnum">{writtenMoment(createdAt, spoken)}</bdi>,
    },
    {
      id: 'state',
      head: words.state,
      phone: 'second-end',
      quiet: true,
      cell: ({ unsubscribedAt }) =>
        unsubscribedAt ? words.left(writtenMoment(unsubscribedAt, spoken)) : words.active,
    },
  ];
}

const leadsQuery = pagedQuery([...deskKey, 'leads'], (after, signal) =>
  call(desk.leads, { query: { after } }, signal),
);
