import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Temporal } from 'temporal-polyfill/full';
import type { Citation } from '#contract/assistant/assistant.ts';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { Instant } from '#contract/primitives.ts';
import { ActCards } from '#web/chat/cards/act-cards.tsx';
import { AnswerTools } from '#web/chat/cards/answer-tools.tsx';
import { PrintCards } from '#web/chat/cards/print-cards.tsx';
import { printsOf } from '#web/chat/cards/prints-of.ts';
import { ProposedLink } from '#web/chat/cards/proposed-link.tsx';
import type { LivePerson } from '#web/chat/live-person.ts';
import { ScrollLog } from '#web/chat/scroll-log.tsx';
import { SpokenText } from '#web/chat/spoken-text.tsx';
import type { TalkMessage } from '#web/chat/talk.ts';
import { TalkStart } from '#web/chat/talk-start.tsx';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { LiveWords } from '#web/conversations/live-words.tsx';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { bubbleLooks } from '#web/ui/bubble-looks.ts';

const mostNamed = 3;

/** Where the facts of an answer are from; what can be done with it stands at the end. */
function SourceLine({ citations, children }: { citations: Citation[]; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4">
      {citations.length > 0 ? (
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-[0.75rem] leading-5 text-ink-soft">
          <span aria-hidden className="size-2 rotate-45 bg-brass-fill" />
          <span>{t.chat.from}</span>
          {citations.slice(0, mostNamed).map(({ id, title, path }) => (
            <Link key={id} to={path} className="border-b border-line-strong hover:text-ink">
              {title}
            </Link>
          ))}
        </p>
      ) : (
        <span />
      )}
      {children}
    </div>
  );
}

interface TalkLogProps {
  persona: AssistantPersona;
  assistant: Assistant;
  live: LivePerson;
}

/** What was said to the assistant, what was said to a person in its place, and what is being written. */
export function TalkLog({ persona, assistant, live }: TalkLogProps) {
  const { t } = useText();
  const { talk, pending, streamed, failures } = assistant;
  const { spoken } = live;
  const { messages, handed } = talk;
  const at = spoken && handed?.id === spoken.id ? handed.after : messages.length;
  const follow = [messages.length, pending, streamed.length, spoken?.messages.length];
  const { meanwhile, after } = sinceAsked(messages.slice(at), spoken);
  const draw = (some: TalkMessage[], says?: string) =>
    some.map((message) => (
      <Turn
        key={message.id}
        message={message}
        assistant={assistant}
        says={says}
        onPerson={live.ask}
      />
    ));
  return (
    <ScrollLog
      follow={`${follow.join(' ')} ${spoken?.state} ${live.isHouseTyping}`}
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
      {spoken && (
        <LiveWords
          conversation={spoken}
          isTyping={live.isHouseTyping}
          meanwhile={draw(meanwhile, t.chat.whileWaiting(persona.name))}
          told={new Set(meanwhile.map(({ text }) => text))}
        />
      )}
      {draw(after)}
      {pending && <Coming text={streamed} />}
      {failures > 1 && !pending && (
        <button type="button" onClick={live.ask} className={wayOn}>
          {t.chat.person}
        </button>
      )}
    </ScrollLog>
  );
}

/** What was said to the assistant while nobody had come stands before whoever came. */
function sinceAsked(messages: TalkMessage[], spoken: LivePerson['spoken']) {
  const until = spoken && (spoken.takenAt ?? spoken.endedAt);
  const isBefore = ({ timestamp }: TalkMessage) =>
    spoken !== undefined && (!until || timestamp < epochOf(until));
  const split = messages.findIndex((message) => !isBefore(message));
  const end = split < 0 ? messages.length : split;
  return { meanwhile: messages.slice(0, end), after: messages.slice(end) };
}

const epochOf = (moment: Instant): number => Temporal.Instant.from(moment).epochMilliseconds;

const wayOn =
  'cursor-pointer self-start border-b border-brass-fill py-0.5 text-[0.875rem] font-medium hover:text-brass';

/** Read out when it is whole, not letter by letter. */
function Coming({ text }: { text: string }): ReactNode {
  if (text === '') return <Typing className={bubbleLooks.theirs} />;
  return (
    <div className={bubbleLooks.theirs} aria-hidden>
      <SpokenText text={text} />
    </div>
  );
}

interface TurnProps {
  message: TalkMessage;
  /** Whose words they are, where a person is awaited. */
  says?: string | undefined;
  assistant: Assistant;
  onPerson: () => void;
}

function Turn({ message, assistant, says, onPerson }: TurnProps) {
  const { t } = useText();
  const { text, isUser, answer } = message;
  if (isUser)
    return (
      <p data-turn dir="auto" className={`${bubbleLooks.own} break-words whitespace-pre-line`}>
        <span className="sr-only">{t.chat.you}: </span>
        {text}
      </p>
    );
  const { actions = [], acts = [], citations = [] } = answer ?? {};
  const cards = printsOf(answer);
  const onCards = new Set(cards.map(({ action }) => action?.path));
  const isLast = assistant.talk.messages.at(-1) === message;
  return (
    <Fragment>
      <div className={bubbleLooks.theirs}>
        {says && <p className="text-[0.75rem] leading-4.5 font-semibold text-ink-soft">{says}</p>}
        <SpokenText text={text} />
      </div>
      {cards.length > 0 && <PrintCards cards={cards} onPerson={onPerson} />}
      <ActCards cards={acts} persona={assistant.persona} />
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
