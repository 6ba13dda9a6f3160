import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LogLine } from '#contract/desk.ts';
import { logQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PartPage } from '#web/platform/desk/part-page.tsx';
import { teamQuery } from '#web/platform/desk/queries.ts';
import { writtenMoment } from '#web/platform/moments.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { isAdmin } from '#web/platform/sessions/staff-role.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { ListShape } from '#web/ui/panel/shapes.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

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

function ActorField({ actor, onChange }: { actor: string; onChange: (actor: string) => void }) {
  const { t } = useText();
  const { filter, everyone } = t.desk.log;
  const { data: team = [] } = useQuery(teamQuery);
  return (
    <ListField
      label={filter}
      className="w-60"
      options={[
        { value: '', label: everyone },
        ...team.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      typed={[actor, onChange]}
    />
  );
}

function Lines({ actor }: { actor: string }) {
  const { t } = useText();
  const query = useInfiniteQuery(logQuery(actor || undefined));
  const lines = query.data?.pages.flatMap(({ items }) => items);
  const columns = useColumns();
  if (query.error && !lines) return <Unread inset of={query} />;
  if (!lines) return <ListShape label={t.desk.reading} />;
  if (lines.length === 0) return <p className="text-ink-soft">{t.desk.log.empty}</p>;
  return (
    <>
      <Table
        caption={t.desk.log.title}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => String(id)}
      />
      <MorePages of={query} words={t.desk.list} />
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
      cell: ({ at }) => <bdi className="tnum whitespace-nowrap">{writtenMoment(at, language)}</bdi>,
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
