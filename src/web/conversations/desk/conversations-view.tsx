import { useQuery } from '@tanstack/react-query';
import type { DeskConversationRow } from '#contract/conversations/desk.ts';
import { ConversationPane } from '#web/conversations/desk/conversation-pane.tsx';
import { ConversationRow } from '#web/conversations/desk/conversation-row.tsx';
import { Failure } from '#web/desk/failure.tsx';
import { conversationsQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Loader } from '#web/ui/loader.tsx';

interface ConversationsViewProps {
  session: SignedIn;
  /** The conversation that is open. */
  talk: string | undefined;
}

/** Who waits and who is being spoken with, beside what is said. A phone shows one of the two. */
export function ConversationsView({ session, talk }: ConversationsViewProps) {
  const { t } = useText();
  const words = t.desk.talks;
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
        <Rows talk={talk} />
      </section>
      {talk ? <ConversationPane key={talk} id={talk} session={session} /> : <Nothing />}
    </div>
  );
}

/** In the place of a conversation; a phone has no such place. */
function Nothing() {
  const { t } = useText();
  const words = t.desk.talks;
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
  const words = t.desk.talks;
  const { data, error, refetch } = useQuery(conversationsQuery);
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loader label={t.desk.queue.reading} />;
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
