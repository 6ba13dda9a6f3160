import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DeskConversationRow } from '#contract/conversations/desk.ts';
import { isOverdue } from '#domain/conversations/life.ts';
import { secondsBetween } from '#domain/time.ts';
import { FollowUps } from '#web/conversations/desk/follow-ups.tsx';
import { ConversationPane } from '#web/conversations/desk/pane.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { spokenLength } from '#web/platform/desk/moments.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { conversationsQuery } from '#web/platform/desk/queries.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { ListShape } from '#web/ui/panel/shapes.tsx';
import { Disc } from '#web/ui/pictures/disc.tsx';

interface ConversationsViewProps {
  session: SignedIn;
  /** The conversation that is open. */
  talk: string | undefined;
}

/** Who waits and who is being spoken with, beside what is said. A phone shows one of the two. */
export function ConversationsView({ session, talk }: ConversationsViewProps) {
  const { t } = useText();
  const words = t.deskConversations;
  return (
    <div className="h-full tablet:grid tablet:grid-cols-[20rem_minmax(0,1fr)]">
      <section
        aria-label={words.list}
        className={classes(
          'min-h-0 overflow-y-auto border-line bg-surface tablet:border-e',
          talk && 'max-tablet:hidden',
        )}
      >
        <h1 className="px-5 pt-5 pb-2 text-[1.625rem] leading-[1.2]">{words.title}</h1>
        <FollowUps session={session} />
        <Rows talk={talk} />
      </section>
      {talk ? <ConversationPane key={talk} id={talk} session={session} /> : <Nothing />}
    </div>
  );
}

/** In the place of a conversation; a phone has no such place. */
function Nothing() {
  const { t } = useText();
  const words = t.deskConversations;
  const { data } = useQuery(conversationsQuery);
  const isQuiet = data?.items.length === 0;
  return (
    <div className="grid place-content-center gap-2 p-7 text-center max-tablet:hidden">
      {isQuiet && <p className="font-display text-h4">{words.quiet}</p>}
      <p className="max-w-88 text-ink-soft text-balance">
        {isQuiet ? words.quietText : words.choose}
      </p>
    </div>
  );
}

const groups = [
  { name: 'waiting', states: ['queued'] },
  { name: 'withPerson', states: ['human'] },
  { name: 'ended', states: ['assistant', 'resolved'] },
] as const;

function Rows({ talk }: { talk: string | undefined }) {
  const { t } = useText();
  const words = t.deskConversations;
  const read = useQuery(conversationsQuery);
  const { data } = read;
  if (read.error && !data) return <Unread inset of={read} />;
  if (!data)
    return (
      <div className="px-5">
        <ListShape label={t.desk.reading} />
      </div>
    );
  if (data.items.length === 0) return <p className="px-5 text-ink-soft">{words.empty}</p>;
  return groups.map(({ name, states }) => {
    const some: readonly string[] = states;
    const rows = data.items.filter((row: DeskConversationRow) => some.includes(row.state));
    if (rows.length === 0) return null;
    return (
      <div key={name}>
        <h2 className="px-5 pt-3 pb-1 font-text text-[0.75rem] font-semibold text-ink-mute">
          {words[name]}
        </h2>
        <ul aria-label={words[name]}>
          {rows.map((row) => (
            <ConversationRow key={row.id} row={row} isOpen={row.id === talk} />
          ))}
        </ul>
      </div>
    );
  });
}

const capital = (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1);

function ConversationRow({ row, isOpen }: { row: DeskConversationRow; isOpen: boolean }) {
  const { t } = useText();
  const words = t.deskConversations;
  const now = instantOf(useNow());
  const { id, name, state, summary, owner, unanswered, queuedAt, lastAt, plan } = row;
  const isLate = isOverdue(row, now);
  const since = state === 'queued' ? queuedAt : lastAt;
  return (
    <li>
      <Link
        to={addressOfPlace({ part: 'conversations', talk: id })}
        aria-current={isOpen ? 'true' : undefined}
        className={classes(
          'flex gap-3 border-t border-line px-5 py-3 hover:bg-raised',
          isOpen &&
            'bg-raised shadow-[inset_2px_0_0_var(--brass-fill)] rtl:shadow-[inset_-2px_0_0_var(--brass-fill)]',
        )}
      >
        <Disc name={name} silent tone="client" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <bdi className="truncate font-medium">{name}</bdi>
            <bdi className="tnum shrink-0 text-[0.75rem] text-ink-mute">
              {spokenLength(secondsBetween(since, now), t.desk)}
            </bdi>
          </span>
          <span className="line-clamp-2 text-[0.8125rem] leading-normal text-ink-soft">
            <bdi>{summary}</bdi>
          </span>
          <span className="block text-[0.75rem] leading-5 text-ink-mute">
            {owner ? words.hasOwner(owner.name) : words.state[state]}
            {plan && <span className="ms-2">{capital(plan)}</span>}
            {isLate && <span className="ms-2 font-semibold text-danger">{words.overdue}</span>}
            {unanswered && owner && (
              <span className="ms-2 font-semibold text-danger">{words.unanswered}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
