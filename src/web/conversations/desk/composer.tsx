import { useQuery } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { type DeskConversation, deskConversations } from '#contract/conversations/desk.ts';
import { useSay } from '#web/conversations/desk/mutations.ts';
import { suggestionsQuery } from '#web/conversations/desk/queries.ts';
import { useTypingHint } from '#web/conversations/use-typing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { MessageField } from '#web/platform/desk/message-field.tsx';
import { templates as arabic } from '#web/platform/desk/template-text.ar.ts';
import { templates as english } from '#web/platform/desk/template-text.en.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';

interface ConversationComposerProps {
  conversation: DeskConversation;
  isMine: boolean;
}

/** Only whoever has the conversation answers in it. */
export function ConversationComposer({ conversation, isMine }: ConversationComposerProps) {
  const { t } = useText();
  const words = t.deskConversations;
  const { state, owner } = conversation;
  if (isMine) return <Writing conversation={conversation} />;
  const why =
    state === 'queued' ? words.notTaken : owner && state === 'human' && words.notMine(owner.name);
  return why ? (
    <p className="border-t border-line px-5 py-4 text-ink-soft tablet:px-7">{why}</p>
  ) : null;
}

function Writing({ conversation }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.deskConversations;
  const { id, language } = conversation;
  const [text, setText] = useState('');
  const say = useSay(conversation);
  const type = useTypingHint(() => call(deskConversations.typing, { params: { id } }));
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || say.isPending) return;
    say.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  const [chosen, setChosen] = useState(0);
  const add = (more: string) => {
    setText((before) => [before.trimEnd(), more].filter(Boolean).join('\n\n'));
    setChosen((times) => times + 1);
  };
  return (
    <div className="border-t border-line px-5 pt-2.5 pb-3 tablet:px-7">
      <Suggested key={conversation.messages.length} conversation={conversation} onChoose={add} />
      <MessageField
        label={words.write}
        placeholder={words.placeholder}
        pressKey="r"
        language={language}
        begins={chosen}
        value={text}
        onChange={(typed) => {
          setText(typed);
          type();
        }}
        onSend={send}
      >
        <Templates conversation={conversation} onChoose={add} />
        <Button size="small" disabled={isEmpty} busy={say.isPending} onClick={send}>
          {words.send}
        </Button>
      </MessageField>
    </div>
  );
}

interface ChoosingProps {
  conversation: DeskConversation;
  onChoose: (text: string) => void;
}

/** What the house knows about the client's last words: chosen, it can still be changed. */
function Suggested({ conversation, onChoose }: ChoosingProps) {
  const { t } = useText();
  const words = t.deskConversations;
  const { id, language, messages } = conversation;
  const { data } = useQuery(suggestionsQuery(id, language, messages.length));
  const [taken, setTaken] = useState<string[]>([]);
  const items = data?.items.filter((item) => !taken.includes(item.id)) ?? [];
  if (items.length === 0) return null;
  return (
    <ul aria-label={words.suggestions} className="mb-2 grid gap-1.5">
      {items.map(({ id: key, source, text, restsOn }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => {
              setTaken([...taken, key]);
              onChoose(text);
            }}
            className="w-full cursor-pointer rounded-hair px-3 py-2 text-start text-[0.8125rem] leading-normal shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface"
          >
            <span className="block truncate text-[0.75rem] text-brass">
              {words.source[source]}
              {restsOn.length > 0 && (
                <span className="text-ink-mute">{words.restsOn(restsOn)}</span>
              )}
            </span>
            <span dir="auto" className="line-clamp-2 max-w-[72ch]">
              {text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const inLanguage = { en: english, ar: arabic };
/** Those of a matter that fit a conversation. */
const fitting = ['question', 'searching', 'arranged'] as const;

function Templates({ conversation, onChoose }: ChoosingProps) {
  const { t } = useText();
  const { language, name } = conversation;
  const templates = inLanguage[language];
  const first = name.trim().split(/\s+/u)[0] ?? '';
  const items = fitting.map((id) => ({
    id,
    label: templates[id].label,
    onSelect: () => onChoose(templates[id].text(first)),
  }));
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-10 cursor-pointer items-center gap-1.5 px-2 text-[0.8125rem] text-ink-soft hover:text-ink"
        >
          {t.deskConversations.templates}
          <ChevronUp size={14} strokeWidth={1.5} />
        </button>
      }
      groups={[{ id: 'all', items }]}
    />
  );
}
