import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { conversationTopic } from '#contract/live.ts';
import { isLive } from '#domain/conversations.ts';
import { ConversationComposer } from '#web/conversations/desk/conversation-composer.tsx';
import { ConversationMoves } from '#web/conversations/desk/conversation-moves.tsx';
import { ConversationThread } from '#web/conversations/desk/conversation-thread.tsx';
import { useHouseTyping } from '#web/conversations/use-typing.ts';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import { Failure } from '#web/desk/failure.tsx';
import { conversationQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useRoom } from '#web/platform/live.ts';
import type { SignedIn } from '#web/platform/use-session.ts';
import { Loader } from '#web/ui/loader.tsx';

interface ConversationPaneProps {
  id: string;
  session: SignedIn;
}

export function ConversationPane({ id, session }: ConversationPaneProps) {
  const { t } = useText();
  const { data, error, refetch } = useQuery(conversationQuery(id));
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loader label={t.desk.queue.reading} />;
  return <Pane conversation={data} session={session} refetch={refetch} />;
}

interface PaneProps {
  conversation: DeskConversation;
  session: SignedIn;
  refetch: () => unknown;
}

function Pane({ conversation, session, refetch }: PaneProps) {
  const { t } = useText();
  const words = t.desk.talks;
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

function Who({ conversation, other }: { conversation: DeskConversation; other: Other }) {
  const { t } = useText();
  const words = t.desk.talks;
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
