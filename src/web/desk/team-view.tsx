import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '#contract/desk.ts';
import { InviteDialog } from '#web/desk/invite-dialog.tsx';
import { RoleField } from '#web/desk/role-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import { PartPage } from '#web/platform/desk/part-page.tsx';
import { teamQuery } from '#web/platform/desk/queries.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { isAdmin } from '#web/platform/sessions/staff-role.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { ListShape } from '#web/ui/panel/shapes.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

/** Everybody of the house. Admins change roles and invite; the server asks again. */
export function TeamView({ session }: { session: SignedIn }) {
  const { t } = useText();
  const words = t.desk.team;
  const read = useQuery(teamQuery);
  const { data } = read;
  const admin = isAdmin(session);
  const columns = useColumns(session, admin);
  return (
    <PartPage
      title={words.title}
      text={admin ? words.text : words.adminsOnly}
      {...(admin && { action: <InviteDialog /> })}
    >
      <Unread inset of={read} />
      {!data && !read.error && <ListShape label={t.desk.reading} />}
      {data && (
        <Table caption={words.title} columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
    </PartPage>
  );
}

function useColumns(session: SignedIn, admin: boolean): Column<Colleague>[] {
  const { t, language } = useText();
  const words = t.desk.team;
  const me = session.user.id;
  return [
    {
      id: 'name',
      head: words.name,
      phone: 'first-start',
      cell: ({ id, name, email }) => (
        <>
          <bdi className="font-medium">{name}</bdi> {id === me && `(${words.you})`}
          <bdi className="block text-caption text-ink-mute">{email}</bdi>
        </>
      ),
    },
    {
      id: 'role',
      head: words.role,
      phone: 'second-start',
      cell: (colleague) =>
        admin && colleague.id !== me ? (
          <RoleField colleague={colleague} />
        ) : (
          words.roles[colleague.role]
        ),
    },
    {
      id: 'load',
      head: words.load,
      phone: 'second-end',
      quiet: true,
      cell: ({ clients, matters }) => words.loadOf(clients, matters),
    },
    {
      id: 'secured',
      head: words.secured,
      phone: 'first-end',
      cell: ({ secured }) => (
        <span className={secured ? 'text-success' : 'text-warning'}>
          {secured ? words.yes : words.no}
        </span>
      ),
    },
    {
      id: 'seen',
      head: words.seen,
      phone: 'hidden',
      quiet: true,
      cell: ({ lastSeen }) =>
        lastSeen ? <bdi>{spokenSoon(lastSeen, language)}</bdi> : words.never,
    },
  ];
}
