import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AssistantPersona } from '#contract/chat/pages.ts';
import { AnswerTools } from '#web/chat/answer-tools.tsx';
import { FollowedLog } from '#web/chat/followed-log.tsx';
import { ProposedLink } from '#web/chat/proposed-link.tsx';
import { SaidText } from '#web/chat/said-text.tsx';
import type { TalkMessage } from '#web/chat/talk.ts';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { SmallCard } from '#web/chat/widget/small-card.tsx';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

const bubble = 'max-w-[85%] rounded-hair px-3 py-2 text-[0.875rem] leading-5.5';
const theirs = `${bubble} self-start bg-sunk text-ink`;
const own = `${bubble} self-end bg-primary text-on-primary`;

interface WidgetTalkProps {
  persona: AssistantPersona;
  assistant: Assistant;
  /** It fills the screen: then every card has its place. */
  isRoomy: boolean;
}

/** What was said in the small window: one card at a time, and what else there is leads to the page. */
export function WidgetTalk({ persona, assistant, isRoomy }: WidgetTalkProps) {
  const { t } = useText();
  const { talk, pending, streamed, failures } = assistant;
  const last = talk.messages.at(-1);
  return (
    <FollowedLog
      follow={`${talk.messages.length} ${pending} ${streamed.length}`}
      className="gap-2.5 p-3"
    >
      <p dir="auto" className={theirs}>
        {persona.welcome}
      </p>
      {talk.messages.map((message) => (
        <Fragment key={message.id}>
          <Bubble message={message} />
          <Beside message={message} persona={persona} isRoomy={isRoomy} />
          {!message.isUser && !pending && (
            <AnswerTools message={message} assistant={assistant} isLast={message === last} />
          )}
        </Fragment>
      ))}
      {pending && (streamed ? <Streamed text={streamed} /> : <Typing className={theirs} />)}
      {failures > 1 && !pending && (
        <Link to={`/chat?with=${persona.slug}&expert=ask`} className={wayOn}>
          {t.chat.person}
        </Link>
      )}
    </FollowedLog>
  );
}

/** Read out when it is whole, not letter by letter. */
function Streamed({ text }: { text: string }) {
  return (
    <div className={theirs} aria-hidden>
      <SaidText text={text} />
    </div>
  );
}

function Bubble({ message: { text, isUser } }: { message: TalkMessage }) {
  const { t } = useText();
  if (!isUser)
    return (
      <div className={theirs}>
        <SaidText text={text} />
      </div>
    );
  return (
    <p data-turn dir="auto" className={`${own} break-words whitespace-pre-line`}>
      <span className="sr-only">{t.chat.you}: </span>
      {text}
    </p>
  );
}

const wayOn =
  'self-start border-b border-brass-fill py-0.5 text-[0.8125rem] leading-5 font-medium hover:text-brass';

interface BesideProps extends Pick<WidgetTalkProps, 'persona' | 'isRoomy'> {
  message: TalkMessage;
}

function Beside({ message, persona, isRoomy }: BesideProps) {
  const { t } = useText();
  const { cards = [], actions = [] } = message.answer ?? {};
  const shown = cards.slice(0, isRoomy ? undefined : 1);
  const onCards = new Set(shown.map(({ action }) => action?.path));
  const others = cards.length - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <div className={classes('grid shrink-0 gap-2.5', isRoomy && 'tablet:grid-cols-2')}>
          {shown.map((card) => (
            <SmallCard key={card.id} card={card} />
          ))}
        </div>
      )}
      {others > 0 && (
        <Link to={`/chat?with=${persona.slug}`} className={wayOn}>
          {t.chat.more(others)}
        </Link>
      )}
      {actions
        .filter(({ path }) => !onCards.has(path))
        .slice(0, 2)
        .map((action) => (
          <ProposedLink key={`${action.kind} ${action.path}`} action={action} className={wayOn} />
        ))}
    </>
  );
}
