import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogLine } from '#contract/desk.ts';
import { Failure } from '#web/desk/failure.tsx';
import { spokenMoment } from '#web/desk/moments.ts';
import { PartPage } from '#web/desk/part-page.tsx';
import { logQuery, teamQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { isAdmin } from '#web/platform/staff-role.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

/** What the house changed, for admins. */
export function LogView({ session }: { session: SignedIn }) {
  const { t } = useText();
  const words = t.desk.log;
  const [actor, setActor] = useState('');
  return (
    <PartPage
      title={words.title}
      text={isAdmin(session) ? words.text : words.refused}
      {...(isAdmin(session) && { action: <ActorField actor={actor} onChange={setActor} /> })}
    >
      {isAdmin(session) && <Lines actor={actor} />}
    </PartPage>
  );
}

interface ActorFieldProps {
  actor: string;
  onChange: (actor: string) => void;
}

function ActorField({ actor, onChange }: ActorFieldProps) {
  const { t } = useText();
  const { filter, everyone } = t.desk.log;
  const { data: team = [] } = useQuery(teamQuery);
  return (
    <Select
      label={filter}
      className="w-60"
      options={[
        { value: '', label: everyone },
        ...team.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={actor}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Lines({ actor }: { actor: string }) {
  const { t } = useText();
  const query = useInfiniteQuery(logQuery(actor || undefined));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const lines = data?.pages.flatMap(({ items }) => items);
  const columns = useColumns();
  if (error && !lines) return <Failure error={error} onRetry={refetch} />;
  if (!lines) return <Loader label={t.desk.queue.reading} />;
  if (lines.length === 0) return <p className="text-ink-soft">{t.desk.log.empty}</p>;
  return (
    <>
      <Table
        caption={t.desk.log.title}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => String(id)}
      />
      {hasNextPage && (
        <LoadMore
          label={t.desk.queue.more}
          busyLabel={t.desk.queue.loading}
          busy={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </>
  );
}

function useColumns(): Column<LogLine>[] {
  const { t, language } = useText();
  const words = t.desk.log;
  return [
    {
      id: 'when',
      head: words.when,
      phone: 'first-end',
      quiet: true,
      cell: ({ at }) => <bdi className="tnum whitespace-nowrap">{spokenMoment(at, language)}</bdi>,
    },
    {
      id: 'who',
      head: words.who,
      phone: 'first-start',
      cell: ({ actor }) => <bdi>{actor.name}</bdi>,
    },
    {
      id: 'deed',
      head: words.deed,
      phone: 'second-start',
      cell: ({ deed, thing, thingId }) => (
        <>
          {words.line(words.deeds[deed], thing)}
          <bdi className="block text-caption break-all text-ink-mute">{thingId}</bdi>
        </>
      ),
    },
    {
      id: 'fields',
      head: words.fields,
      phone: 'hidden',
      quiet: true,
      cell: ({ changed }) => <bdi className="break-words">{changed.join(', ')}</bdi>,
    },
  ];
}
