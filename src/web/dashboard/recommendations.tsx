import type { RecommendedCard } from '#contract/dashboard.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { PrintCard } from '#web/ui/print-card.tsx';
import { StatusDot } from '#web/ui/status.tsx';

/** Each says why it is shown; of places only what the engine has just confirmed. */
export function Recommendations({ cards }: { cards: RecommendedCard[] }) {
  const { t } = useText();
  return (
    <section aria-labelledby="recommended">
      <Heading level={2} size="h3" id="recommended" className="mb-6">
        {t.dashboard.recommended}
      </Heading>
      <ul className="grid gap-6 tablet:grid-cols-2 desk:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ card }: { card: RecommendedCard }) {
  const { t, language } = useText();
  const { title, text, picture, freeOn } = card;
  return (
    <PrintCard
      picture={{ ...picture, alt: '' }}
      shape="16:9"
      title={title}
      text={text}
      footer={
        <ButtonLink to={card.path} variant="quiet">
          {card.action}
        </ButtonLink>
      }
    >
      <p className="mt-3 text-caption text-ink-mute">{useWhy(card)}</p>
      {freeOn && (
        <p className="mt-1.5">
          <StatusDot tone="success">
            {t.dashboard.freeOn(writtenDay(freeOn, 'long', language))}
          </StatusDot>
        </p>
      )}
    </PrintCard>
  );
}

function useWhy({ why }: RecommendedCard): string {
  const { t, language } = useText();
  const words = t.dashboard.why;
  switch (why.kind) {
    case 'child':
      return words.child(why.name);
    case 'plan':
      return words.plan(why.name);
    case 'trip':
      return words.trip(why.title, writtenDay(why.day, 'long', language));
    case 'season':
      return words.season(writtenDay(why.until, 'longDate', language));
    default:
      return words[why.kind];
  }
}
