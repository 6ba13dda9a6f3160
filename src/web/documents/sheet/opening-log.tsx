import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { documents } from '#contract/documents/documents.ts';
import type { DocumentOpening } from '#contract/documents/parts.ts';
import type { Instant } from '#contract/primitives.ts';
import { initialsOf } from '#domain/initials.ts';
import { fullName } from '#web/documents/names.ts';
import { logQuery } from '#web/documents/queries.ts';
import { RevokeButton } from '#web/documents/sheet/shares-part.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { clockHere, dayHere, isToday, pastDay, sayDay } from '#web/platform/moments.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** A plain table: when, who, what, why, and the way to end it. */
export function OpeningLog() {
  const { t, language } = useText();
  const words = t.documents.log;
  const list = useInfiniteQuery(logQuery(language));
  const { data } = list;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const section = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  // Whoever came by a link that names it comes before it does.
  useEffect(() => {
    if (isThere && location.hash === '#log') section.current?.scrollIntoView();
  }, [isThere]);
  return (
    <section
      id="log"
      ref={section}
      aria-labelledby="log-title"
      className="mt-11 scroll-mt-[calc(var(--shell-h)+1rem)]"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} size="h3" id="log-title">
          {words.title}
        </Heading>
        {rows.length > 0 && <DownloadLog />}
      </div>
      <Unread of={list} title={words.failed} />
      {list.isPending && <Skeletons label={words.reading} sizes={['h-32']} />}
      {data && rows.length === 0 && <p className="text-body text-ink-soft">{words.empty}</p>}
      {rows.length > 0 && <LogTable rows={rows} />}
      <MorePages of={list} words={words} />
    </section>
  );
}

function LogTable({ rows }: { rows: DocumentOpening[] }) {
  const { t } = useText();
  const words = t.documents.log;
  const say = useSaying();
  const columns: Column<DocumentOpening>[] = [
    { id: 'when', head: words.when, cell: say.when, quiet: true, phone: 'second-end' },
    { id: 'who', head: words.who, cell: (row) => <Who row={row} />, phone: 'second-start' },
    { id: 'what', head: words.what, cell: say.what, phone: 'first-start' },
    { id: 'why', head: words.why, cell: say.why, quiet: true, phone: 'third' },
    {
      id: 'access',
      head: words.access,
      cell: (row) => <Access row={row} />,
      amount: true,
      phone: 'first-end',
    },
  ];
  return <Table caption={words.title} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function useSaying() {
  const { t, language } = useText();
  const words = t.documents.log;
  const named = (row: DocumentOpening) =>
    fullName({ ...row, holder: { name: row.holder } }, t.documents);
  const when = (at: Instant) => {
    const clock = clockHere(at);
    const day = pastDay(dayHere(at), 'date', language);
    return isToday(at) ? words.today(clock) : `${day}${t.documents.watch.comma}${clock}`;
  };
  return {
    when: ({ at }: DocumentOpening) => (
      <time dateTime={at} className="tnum whitespace-nowrap">
        <bdi>{when(at)}</bdi>
      </time>
    ),
    what: named,
    why: (row: DocumentOpening) => (
      <>
        <bdi className="break-words">{reasonOf(row, words)}</bdi>
        {row.readings > 1 && row.lastReadAt && (
          <span className="block text-caption">
            {words.readings(row.readings, when(row.lastReadAt))}
          </span>
        )}
      </>
    ),
  };
}

type Words = ReturnType<typeof useText>['t']['documents']['log'];

/** Past the vault, how it was come by says more than what it was looked at with. */
function reasonOf({ way, why, reason, matter, device }: DocumentOpening, words: Words): string {
  if (way !== 'vault') return words.way[way];
  return why === 'own' ? words.viewed(device) : reason || words.sharedWith(matter?.title ?? '');
}

function Who({ row }: { row: DocumentOpening }) {
  const { t } = useText();
  const isOwner = row.who === 'owner';
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="max-tablet:hidden">
        <Avatar initials={initialsOf(row.name)} name="" size="small" />
      </span>
      <bdi>{isOwner ? t.documents.log.you : row.name}</bdi>
    </span>
  );
}

function Access({ row }: { row: DocumentOpening }) {
  const { t, language } = useText();
  const words = t.documents.log;
  const { who, share, endedAt, documentId } = row;
  if (share)
    return (
      <RevokeButton
        id={documentId}
        share={share}
        name={fullName({ ...row, holder: { name: row.holder } }, t.documents)}
      />
    );
  const ended = endedAt ? words.ended(sayDay(dayHere(endedAt), 'date', language)) : words.once;
  const access = { owner: words.owner, delegate: words.delegate, house: ended }[who];
  return <span className="text-ink-mute">{access}</span>;
}

/** Fetched with the reader's own key and then handed to the browser. */
function DownloadLog() {
  const { t, language: lang } = useText();
  const words = t.documents.log;
  const download = useMutation({
    mutationFn: () =>
      saveFile(documents.openingsFile.path, { query: { lang } }, 'who-opened-what.csv'),
    onError: (error) => void notify.error(words.failed, t.platform.errors[codeOf(error)]),
  });
  return (
    <Button
      size="small"
      variant="quiet"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {words.download}
    </Button>
  );
}
