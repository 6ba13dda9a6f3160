import { Fragment } from 'react';
import { Link } from 'react-router';
import type { AnswerCard } from '#contract/assistant/assistant.ts';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { personPath } from '#contract/chat/person-path.ts';
import { ActCards } from '#web/chat/cards/act-cards.tsx';
import { AnswerTools } from '#web/chat/cards/answer-tools.tsx';
import { printsOf } from '#web/chat/cards/prints-of.ts';
import { ProposedLink } from '#web/chat/cards/proposed-link.tsx';
import { ScrollLog } from '#web/chat/scroll-log.tsx';
import { SpokenText } from '#web/chat/spoken-text.tsx';
import type { TalkMessage } from '#web/chat/talk.ts';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

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
    <ScrollLog
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
        <Link to={personPath(persona.slug)} className={wayOn}>
          {t.chat.person}
        </Link>
      )}
    </ScrollLog>
  );
}

/** Read out when it is whole, not letter by letter. */
const Streamed = ({ text }: { text: string }) => (
  <div className={theirs} aria-hidden>
    <SpokenText text={text} />
  </div>
);

function Bubble({ message: { text, isUser } }: { message: TalkMessage }) {
  const { t } = useText();
  if (!isUser)
    return (
      <div className={theirs}>
        <SpokenText text={text} />
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
  const { actions = [], acts = [] } = message.answer ?? {};
  const cards = printsOf(message.answer);
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
      <ActCards cards={acts} persona={persona.slug} />
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

/** An 84 px square print, a title, a price and one button of 28 px. */
function SmallCard({ card }: { card: AnswerCard }) {
  const words = useText();
  const price = priceWords(card.price, words);
  return (
    <article className="flex gap-3 rounded-plate bg-raised p-1.5 shadow-[0_0_0_1px_var(--line)]">
      {card.picture && (
        <div className="relative size-21 shrink-0 overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-1.5 after:border after:border-[rgb(255_250_236/0.5)]">
          <Picture picture={{ ...card.picture, alt: '' }} />
        </div>
      )}
      <div className="flex min-w-0 flex-col items-start py-0.5 pe-1.5">
        <h3 className="text-[1.0625rem] leading-5">{card.title}</h3>
        {price && (
          <p className="mt-0.5 text-[0.75rem] leading-4 text-ink-soft">
            <bdi>{price}</bdi>
          </p>
        )}
        {card.action && (
          <ProposedLink
            action={card.action}
            className="relative mt-1.5 inline-flex min-h-7 items-center rounded-hair bg-primary px-2.5 py-0.5 text-[0.75rem] leading-4 font-medium text-on-primary before:absolute before:-inset-2 hover:bg-primary-hover"
          />
        )}
      </div>
    </article>
  );
}

/** "from AED 45,000 a year": always with what it buys one of. */
function priceWords(price: AnswerCard['price'], { t, format }: Words): string {
  if (!price) return '';
  const amount = format.money(price);
  const named = price.isFrom ? t.chat.priceFrom(amount) : amount;
  return price.unit ? t.chat.perUnit(named, price.unit) : named;
}
