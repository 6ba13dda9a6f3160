import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Temporal } from 'temporal-polyfill/full';
import {
  chatHistory,
  type KeptConversation,
  type KeptMessage,
} from '#contract/assistant/history.ts';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { EraseAll } from '#web/chat/history/erase-all.tsx';
import { historyKey, historyQuery, keptQuery } from '#web/chat/history/queries.ts';
import { emptyTalk, keepTalk, type Talk } from '#web/chat/talk.ts';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { dayHere, pastDay } from '#web/platform/moments.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { classes } from '#web/ui/classes.ts';
import { notify } from '#web/ui/notify.ts';

/** A client's kept conversations, the latest first; each can be opened again and erased. */
export function EarlierList({ personas, assistant, q }: EarlierProps & { q: string }) {
  const { t } = useText();
  const query = useInfiniteQuery(historyQuery(q));
  const items = query.data?.pages.flatMap(({ items: some }) => some);
  const { open, erase } = useKept({ personas, assistant });
  if (!items) return null;
  return (
    <>
      {items.length === 0 && (
        <p className="mt-2 text-caption text-ink-soft">
          {q ? t.chat.nothingFound : t.chat.noEarlier}
        </p>
      )}
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item.id} className="group flex items-start gap-1">
            <Kept
              item={item}
              name={personas.find(({ slug }) => slug === item.persona)?.name ?? ''}
              isOpen={item.id === assistant.talk.conversationId}
              onOpen={() => open(item)}
            />
            <button
              type="button"
              aria-label={t.chat.erase(item.title)}
              onClick={() => erase(item)}
              className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-hair text-ink-mute hover:text-danger max-tablet:size-11"
            >
              <X size={14} strokeWidth={1.5} />
            </button>
          </li>
        ))}
      </ul>
      <MorePages of={query} words={{ more: t.chat.moreEarlier, loading: t.chat.loading }} />
      {items.length > 0 && <EraseAll onErased={assistant.begin} />}
    </>
  );
}

interface KeptProps {
  item: KeptConversation;
  name: string;
  isOpen: boolean;
  onOpen: () => void;
}

function Kept({ item: { title, lastAt, excerpt }, name, isOpen, onOpen }: KeptProps) {
  const { t, language } = useText();
  const when = pastDay(dayHere(lastAt), 'date', language);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isOpen ? 'true' : undefined}
      className="min-w-0 flex-1 cursor-pointer py-1 text-start hover:text-brass"
    >
      <span
        className={classes('block truncate text-[0.875rem] leading-5', isOpen && 'font-semibold')}
      >
        <bdi>{title}</bdi>
      </span>
      <span className="block truncate text-caption leading-4.5 text-ink-soft">
        {excerpt && excerpt !== title ? <bdi>{excerpt}</bdi> : t.chat.with(when, name)}
      </span>
    </button>
  );
}

/** Opening one shows it with the assistant who had it; erasing the open one begins anew. */
function useKept({ personas, assistant }: EarlierProps) {
  const { t } = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refuse = (error: unknown) =>
    void notify.error(t.chat.failedTitle, t.platform.errors[codeOf(error)]);
  const open = async ({ id, persona }: KeptConversation) => {
    const kept = await queries.fetchQuery({ ...keptQuery(id), staleTime: 0 }).catch(refuse);
    if (!kept) return;
    const talk = talkOf(id, kept.messages);
    const slug = personas.find((each) => each.slug === persona)?.slug ?? personas[0]?.slug ?? '';
    keepTalk(slug, talk);
    assistant.show(talk);
    void navigate(`/chat?with=${slug}`);
  };
  const erase = async ({ id }: KeptConversation) => {
    await call(chatHistory.erase, { params: { id } }).catch(refuse);
    if (assistant.talk.conversationId === id) assistant.show(emptyTalk);
    await queries.invalidateQueries({ queryKey: historyKey });
  };
  return { open, erase };
}

export interface EarlierProps {
  personas: AssistantPersona[];
  assistant: Assistant;
}

/** A conversation the house has kept, as the screen shows it. */
const talkOf = (conversationId: string, messages: KeptMessage[]): Talk => ({
  ...emptyTalk,
  conversationId,
  messages: messages.map(({ id, text, isUser, sentAt, answer, feedback }) => ({
    id,
    text,
    isUser,
    feedback,
    keptId: isUser ? undefined : id,
    timestamp: Temporal.Instant.from(sentAt).epochMilliseconds,
    answer: answer ? { ...answer, offersPerson: false } : undefined,
  })),
});
