import { History, Sparkles } from 'lucide-react';
import type { Ref } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { ChatContent } from '#contract/chat/pages.ts';
import { conversationLengths } from '#contract/conversations/conversations.ts';
import { conversationTop } from '#web/chat/frame.tsx';
import { Earlier } from '#web/chat/history/earlier.tsx';
import type { LivePerson } from '#web/chat/live-person.ts';
import { MessageForm } from '#web/chat/message-form.tsx';
import { PersonaDisc } from '#web/chat/persona-disc.tsx';
import { QuestionChips } from '#web/chat/question-chips.tsx';
import { TalkLog } from '#web/chat/talk-log.tsx';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { useText } from '#web/i18n/use-text.ts';
import { begunWords } from '#web/platform/browser/begun-words.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';

interface ConversationColumnProps {
  ref: Ref<HTMLTextAreaElement>;
  content: ChatContent;
  persona: AssistantPersona;
  assistant: Assistant;
  live: LivePerson;
  onBegin: () => void;
}

/**
 * The conversation itself. While a person is with the client, what is written goes to that person; while one
 * is awaited it is kept for them, and the assistant goes on helping.
 */
export function ConversationColumn(props: ConversationColumnProps) {
  const { ref, persona, assistant, live } = props;
  const { conversation } = live;
  const withPerson = conversation?.state === 'human';
  const awaits = conversation?.state === 'queued';
  const { pending, stop, talk } = assistant;
  const send = (text: string) => {
    const isTaken = assistant.send(text);
    if (isTaken && awaits) live.write(text);
    return isTaken;
  };
  const questions = talk.messages.length > 0 ? talk.suggestions : persona.questions;
  return (
    <section aria-label={persona.name} className="flex min-h-0 flex-1 flex-col">
      <Top {...props} withPerson={withPerson} />
      <TalkLog persona={persona} assistant={assistant} live={live} />
      <div className="shrink-0 px-5 pb-4 tablet:px-7 tablet:pb-6">
        {!withPerson && !pending && (
          <QuestionChips questions={questions} onAsk={send} wraps={talk.messages.length === 0} />
        )}
        <MessageForm
          ref={ref}
          pending={withPerson ? live.isSending : pending || (awaits && live.isSending)}
          send={withPerson ? live.write : send}
          onStop={!withPerson && pending ? stop : undefined}
          onTyping={withPerson ? live.type : undefined}
          longest={withPerson ? conversationLengths.message : 2000}
          draft={begunWords}
          framed
        />
      </div>
    </section>
  );
}

function Top({
  persona,
  content,
  assistant,
  onBegin,
  withPerson,
}: ConversationColumnProps & { withPerson: boolean }) {
  const { t } = useText();
  return (
    <header className={conversationTop}>
      <PersonaDisc persona={persona} large />
      <div className="min-w-0 flex-1">
        <h2 className="text-h4">{persona.name}</h2>
        <p className="truncate text-caption text-ink-soft">{t.chat.assistant(persona.role)}</p>
      </div>
      {withPerson && (
        <p className="text-caption text-ink-soft max-tablet:hidden">{t.chat.silent}</p>
      )}
      <div className="flex tablet:hidden">
        <IconButton
          label={content.begin}
          onClick={onBegin}
          icon={<Sparkles size={18} strokeWidth={1.5} />}
        />
        <Sheet
          trigger={
            <IconButton label={t.chat.menu} icon={<History size={18} strokeWidth={1.5} />} />
          }
          title={t.chat.menu}
        >
          <Earlier inSheet personas={content.personas} assistant={assistant} />
        </Sheet>
      </div>
    </header>
  );
}
