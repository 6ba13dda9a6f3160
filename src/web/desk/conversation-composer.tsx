import { useQuery } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { type DeskConversation, deskConversations } from '#contract/conversations-desk.ts';
import { useTypingHint } from '#web/chat/use-typing.ts';
import { useSay } from '#web/desk/conversation-acts.ts';
import { suggestionsQuery } from '#web/desk/queries.ts';
import { templates as arabic } from '#web/desk/template-text.ar.ts';
import { templates as english } from '#web/desk/template-text.en.ts';
import { WritingField } from '#web/desk/writing-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

interface ConversationComposerProps {
  conversation: DeskConversation;
  isMine: boolean;
}

/** Only whoever has the conversation answers in it. */
export function ConversationComposer({ conversation, isMine }: ConversationComposerProps) {
  const { t } = useText();
  const words = t.desk.talks;
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
  const words = t.desk.talks;
  const { id, language } = conversation;
  const [text, setText] = useState('');
  const say = useSay(conversation);
  const type = useTypingHint(() => call(deskConversations.typing, { params: { id } }));
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || say.isPending) return;
    say.mutate(text.trim(), { onSuccess: () => setText('') });
  };
  const add = (more: string) =>
    setText((before) => [before.trimEnd(), more].filter(Boolean).join('\n\n'));
  return (
    <div className="border-t border-line px-5 pt-2.5 pb-3 tablet:px-7">
      <Suggested conversation={conversation} onChoose={add} />
      <WritingField
        label={words.write}
        placeholder={words.placeholder}
        pressKey="r"
        language={language}
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
      </WritingField>
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
  const words = t.desk.talks;
  const { id, language, messages } = conversation;
  const said = messages.filter(({ side }) => side === 'client').length;
  const { data } = useQuery(suggestionsQuery(id, language, said));
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={words.suggestions} className="mb-2 grid gap-1.5">
      {data.items.map(({ id: key, source, text }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="w-full cursor-pointer rounded-hair px-3 py-2 text-start text-[0.8125rem] leading-normal shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface"
          >
            <span className="block text-[0.75rem] text-brass">{words.source[source]}</span>
            <span dir="auto" className="line-clamp-2">
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
          {t.desk.talks.templates}
          <ChevronUp size={14} strokeWidth={1.5} />
        </button>
      }
      groups={[{ id: 'all', items }]}
    />
  );
}
