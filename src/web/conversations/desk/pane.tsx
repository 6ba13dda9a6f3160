import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { conversationTopic } from '#contract/live.ts';
import { isLive, isOverdue } from '#domain/conversations/life.ts';
import { ConversationComposer } from '#web/conversations/desk/composer.tsx';
import { ConversationMoves } from '#web/conversations/desk/moves.tsx';
import { conversationQuery } from '#web/conversations/desk/queries.ts';
import { ConversationThread } from '#web/conversations/desk/thread.tsx';
import { useHouseTyping } from '#web/conversations/use-typing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { useRoom } from '#web/platform/live/live.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { ListShape } from '#web/ui/panel/shapes.tsx';

export function ConversationPane({ id, session }: { id: string; session: SignedIn }) {
  const { t } = useText();
  const { data, error, refetch } = useQuery(conversationQuery(id));
  if (error && !data) return <FailedPanel inset error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div className="p-5 tablet:p-7">
        <ListShape label={t.desk.reading} />
      </div>
    );
  return <Pane conversation={data} session={session} refetch={refetch} />;
}

interface PaneProps {
  conversation: DeskConversation;
  session: SignedIn;
  refetch: () => unknown;
}

function Pane({ conversation, session, refetch }: PaneProps) {
  const { t } = useText();
  const words = t.deskConversations;
  const { state, owner } = conversation;
  const isMine = state === 'human' && owner?.id === session.user.id;
  const other = useOtherSide(conversation, isMine, refetch);
  return (
    <section
      aria-label={words.pane}
      className="flex min-h-0 flex-col tablet:h-full max-tablet:min-h-[calc(100dvh-9rem)]"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 tablet:px-7">
        <Link
          to={addressOfPlace({ part: 'conversations' })}
          aria-label={words.back}
          className="grid size-11 place-items-center tablet:hidden"
        >
          <ArrowLeft size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />
        </Link>
        <Who conversation={conversation} other={other} />
        <ConversationMoves conversation={conversation} isMine={isMine} />
      </header>
      <Care conversation={conversation} />
      <ConversationThread conversation={conversation} isClientTyping={other.isTyping} />
      <ConversationComposer conversation={conversation} isMine={isMine} />
    </section>
  );
}

interface Other {
  isHere: boolean;
  isTyping: boolean;
}

/** Only whoever has the conversation is shown to the client; others read over their shoulder. */
function useOtherSide(
  { room, state }: DeskConversation,
  isMine: boolean,
  refetch: () => unknown,
): Other {
  const [isHere, setHere] = useState(false);
  const [isTyping, hearTyping] = useHouseTyping();
  useRoom(isLive(state) ? conversationTopic(room) : undefined, {
    told: (event, payload) => {
      if (event === 'typing' && 'side' in payload && payload.side === 'client') hearTyping(true);
      if (event !== 'conversation') return;
      hearTyping(false);
      void refetch();
    },
    ...(isMine && {
      looking: (people) => setHere(people.some(({ side }) => side === 'client')),
    }),
  });
  return { isHere, isTyping };
}

/** Whose client it is, by which plan, and what that plan promised them. */
function Care({ conversation }: { conversation: DeskConversation }) {
  const { t, language } = useText();
  const words = t.deskConversations;
  const now = instantOf(useNow());
  const { plan, manager, dueAt } = conversation;
  const isLate = isOverdue(conversation, now);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-5 py-2 text-[0.8125rem] text-ink-soft tablet:px-7">
      <span>{plan ? plan.charAt(0).toUpperCase() + plan.slice(1) : words.noPlan}</span>
      {manager && (
        <span>
          <bdi>{words.manager(manager.name)}</bdi>
        </span>
      )}
      <span className={isLate ? 'font-semibold text-danger' : ''}>
        {words.promise(spokenSoon(dueAt, language))}
        {isLate && ` · ${words.overdue}`}
      </span>
    </p>
  );
}

function Who({ conversation, other }: { conversation: DeskConversation; other: Other }) {
  const { t } = useText();
  const words = t.deskConversations;
  const { name, clientId, state, email } = conversation;
  const standing = () => {
    if (other.isTyping) return `${name} ${words.typing}`;
    if (state === 'human') return other.isHere ? words.here : words.gone;
    return words.state[state];
  };
  return (
    <div className="min-w-56 flex-1">
      <h2 className="truncate text-[1.375rem] leading-[1.2]">
        <bdi>{name}</bdi>
      </h2>
      <p className="truncate text-[0.8125rem] text-ink-soft">
        {clientId ? words.client : words.visitor} · <bdi>{email}</bdi> ·{' '}
        <span role="status">{standing()}</span>
      </p>
    </div>
  );
}
