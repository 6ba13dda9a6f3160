import { Fragment, type ReactNode } from 'react';
import type { AssistantPersona } from '#contract/chat/pages.ts';
import { AnswerTools } from '#web/chat/answer-tools.tsx';
import { bubbleLooks } from '#web/chat/bubble-looks.ts';
import { FollowedLog } from '#web/chat/followed-log.tsx';
import { PrintCards } from '#web/chat/print-cards.tsx';
import { ProposedLink } from '#web/chat/proposed-link.tsx';
import { SaidText } from '#web/chat/said-text.tsx';
import { SourceLine } from '#web/chat/source-line.tsx';
import type { TalkMessage } from '#web/chat/talk.ts';
import { TalkStart } from '#web/chat/talk-start.tsx';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { LiveWords } from '#web/conversations/live-words.tsx';
import { Typing } from '#web/conversations/typing-dots.tsx';
import type { Expert } from '#web/conversations/use-expert.ts';
import { useText } from '#web/i18n/use-text.ts';

interface TalkLogProps {
  persona: AssistantPersona;
  assistant: Assistant;
  expert: Expert;
}

/** What was said to the assistant, what was said to a person in its place, and what is being written. */
export function TalkLog({ persona, assistant, expert }: TalkLogProps) {
  const { t } = useText();
  const { talk, pending, streamed, failures } = assistant;
  const { spoken } = expert;
  const { messages, handed } = talk;
  const at = spoken && handed?.id === spoken.id ? handed.after : messages.length;
  const follow = [messages.length, pending, streamed.length, spoken?.messages.length];
  const draw = (some: TalkMessage[]) =>
    some.map((message) => (
      <Turn key={message.id} message={message} assistant={assistant} onPerson={expert.ask} />
    ));
  return (
    <FollowedLog
      follow={`${follow.join(' ')} ${spoken?.state} ${expert.isHouseTyping}`}
      className="gap-3 px-5 py-5 tablet:px-7"
    >
      {messages.length === 0 && !spoken && !pending ? (
        <TalkStart persona={persona} />
      ) : (
        <p dir="auto" className={bubbleLooks.theirs}>
          {persona.welcome}
        </p>
      )}
      {draw(messages.slice(0, at))}
      {spoken && <LiveWords conversation={spoken} isTyping={expert.isHouseTyping} />}
      {draw(messages.slice(at))}
      {pending && <Coming text={streamed} />}
      {failures > 1 && !pending && (
        <button type="button" onClick={expert.ask} className={wayOn}>
          {t.chat.person}
        </button>
      )}
    </FollowedLog>
  );
}

const wayOn =
  'cursor-pointer self-start border-b border-brass-fill py-0.5 text-[0.875rem] font-medium hover:text-brass';

/** Read out when it is whole, not letter by letter. */
function Coming({ text }: { text: string }): ReactNode {
  if (text === '') return <Typing className={bubbleLooks.theirs} />;
  return (
    <div className={bubbleLooks.theirs} aria-hidden>
      <SaidText text={text} />
    </div>
  );
}

interface TurnProps {
  message: TalkMessage;
  assistant: Assistant;
  onPerson: () => void;
}

function Turn({ message, assistant, onPerson }: TurnProps) {
  const { t } = useText();
  const { text, isUser, answer } = message;
  if (isUser)
    return (
      <p data-turn dir="auto" className={`${bubbleLooks.own} break-words whitespace-pre-line`}>
        <span className="sr-only">{t.chat.you}: </span>
        {text}
      </p>
    );
  const { cards = [], actions = [], citations = [] } = answer ?? {};
  const onCards = new Set(cards.map(({ action }) => action?.path));
  const isLast = assistant.talk.messages.at(-1) === message;
  return (
    <Fragment>
      <div className={bubbleLooks.theirs}>
        <SaidText text={text} />
      </div>
      {cards.length > 0 && <PrintCards cards={cards} onPerson={onPerson} />}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {actions
            .filter(({ path }) => !onCards.has(path))
            .map((action) => (
              <ProposedLink
                key={`${action.kind} ${action.path}`}
                action={action}
                onPerson={onPerson}
                className={wayOn}
              />
            ))}
        </div>
      )}
      {!assistant.pending && (
        <SourceLine citations={citations}>
          <AnswerTools message={message} assistant={assistant} isLast={isLast} />
        </SourceLine>
      )}
    </Fragment>
  );
}
