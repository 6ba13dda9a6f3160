import type { RecommendedCard } from '#contract/dashboard.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { StatusDot } from '#web/ui/status.tsx';

/** Three prints on one wall, the first as wide as the other two. Each says why it hangs there. */
export function Recommendations({ cards }: { cards: RecommendedCard[] }) {
  const { t } = useText();
  return (
    <section aria-labelledby="recommended">
      <Heading level={2} size="h3" id="recommended" className="mb-6">
        {t.dashboard.recommended}
      </Heading>
      <ul className="grid gap-6 tablet:grid-cols-2 desk:grid-cols-4">
        {cards.map((card, place) => (
          <li key={card.id} className={classes(place === 0 && 'tablet:col-span-2')}>
            <Card card={card} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pictures grow until all end at one foot; of places only what the engine has just confirmed is said. */
function Card({ card, isFirst }: { card: RecommendedCard; isFirst: boolean }) {
  const { t, language } = useText();
  const { title, text, picture, freeOn } = card;
  return (
    <article
      className={classes(
        paper,
        'h-full',
        isFirst
          ? 'tablet:max-desk:grid tablet:max-desk:grid-cols-[1.3fr_1fr] tablet:max-desk:items-stretch'
          : 'max-tablet:grid max-tablet:grid-cols-[8rem_1fr]',
      )}
    >
      <Plate className={classes('min-h-48 flex-1 aspect-auto!', isFirst && 'tablet:min-h-80')}>
        <Picture picture={{ ...picture, alt: '' }} className="absolute inset-0" />
      </Plate>
      <div
        className={classes(
          'px-3 pt-5 pb-3',
          isFirst && 'tablet:max-desk:self-center tablet:max-desk:px-7 tablet:max-desk:py-5',
        )}
      >
        <Heading level={3} size="card">
          {title}
        </Heading>
        <p className="mt-2 text-[0.9375rem] leading-[1.55] text-ink-soft">{text}</p>
        <p className="mt-4 flex gap-2.5 border-t border-line pt-3 text-caption text-ink-mute">
          <span className="text-brass" aria-hidden>
            ✦
          </span>
          {useWhy(card)}
        </p>
        {freeOn && (
          <p className="mt-1.5">
            <StatusDot tone="success">
              {t.dashboard.freeOn(writtenDay(freeOn, 'long', language))}
            </StatusDot>
          </p>
        )}
        <ButtonLink to={card.path} variant="quiet" className="mt-2">
          {card.action}
        </ButtonLink>
      </div>
    </article>
  );
}

function useWhy({ why }: RecommendedCard): string {
  const { t, language } = useText();
  const words = t.dashboard.why;
  switch (why.kind) {
    case 'child':
      return words.child(why.name);
    case 'expiry':
      return words.expiry(why.days);
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
