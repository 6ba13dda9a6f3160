import { useLayoutEffect, useRef, useState } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { ChatContent } from '#contract/chat/pages.ts';
import { personPath } from '#contract/chat/person-path.ts';
import { beforeRoom } from '#web/chat/before-room.ts';
import { ChatFrame, conversationTop } from '#web/chat/frame.tsx';
import { MessageForm } from '#web/chat/message-form.tsx';
import { PersonaDisc } from '#web/chat/persona-disc.tsx';
import { QuestionChips } from '#web/chat/question-chips.tsx';
import { ScrollLog } from '#web/chat/scroll-log.tsx';
import { ChatStart } from '#web/chat/start.tsx';
import { TalkStart } from '#web/chat/talk-start.tsx';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { begunWords } from '#web/platform/browser/begun-words.ts';
import { bubbleLooks } from '#web/ui/bubble-looks.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

/** The page as the server draws it. It takes a question; the room, which takes the same places, answers. */
export function StandingRoom({ content }: { content: ChatContent }) {
  const { t } = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [persona] = content.personas;
  if (!persona) return null;
  return (
    <ChatFrame
      start={
        <ChatStart content={content} persona={persona} onBegin={() => field.current?.focus()} />
      }
      middle={<Beginning persona={persona} field={field} />}
      end={
        <div className="px-5 py-3 min-[77.5625rem]:py-6 min-[77.5625rem]:ps-6 min-[77.5625rem]:pe-(--gutter)">
          <SectionLabel>{t.conversations.panel}</SectionLabel>
          {/* A link: pressed before the page is alive it leads to the same. */}
          <ButtonLink wide size="small" variant="outline" className="mt-3" to={personPath()}>
            {content.expert}
          </ButtonLink>
        </div>
      }
    />
  );
}

interface BeginningProps {
  persona: AssistantPersona;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

function Beginning({ persona, field }: BeginningProps) {
  const { t } = useText();
  const [question, setQuestion] = useState<string>();
  const ask = (text: string) => {
    // Section 5 of the specification: nothing blank, and one at a time.
    if (question || text.trim() === '') return false;
    beforeRoom.question = text;
    setQuestion(text);
    return true;
  };
  useLayoutEffect(() => {
    const written = field.current;
    return () => {
      beforeRoom.isFocused = document.activeElement === written;
    };
  }, [field]);
  return (
    <section aria-label={persona.name} className="flex min-h-0 flex-1 flex-col">
      <header className={conversationTop}>
        <PersonaDisc persona={persona} large />
        <div>
          <h2 className="text-h4">{persona.name}</h2>
          <p className="text-caption text-ink-soft">{t.chat.assistant(persona.role)}</p>
        </div>
      </header>
      <ScrollLog follow={question ?? ''} className="gap-3 px-5 py-5 tablet:px-7">
        <TalkStart persona={persona} />
        {question && (
          <>
            <p dir="auto" className={bubbleLooks.own}>
              {question}
            </p>
            <Typing className={bubbleLooks.theirs} />
          </>
        )}
      </ScrollLog>
      <div className="shrink-0 px-5 pb-4 tablet:px-7 tablet:pb-6">
        {!question && <QuestionChips questions={persona.questions} onAsk={ask} wraps />}
        <MessageForm
          ref={field}
          pending={question !== undefined}
          send={ask}
          draft={begunWords}
          longest={2000}
          framed
        />
      </div>
    </section>
  );
}
