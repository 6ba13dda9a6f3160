import type { AnswerCard } from '#contract/assistant/assistant.ts';
import { ProposedLink } from '#web/chat/cards/proposed-link.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';

/** Small prints, three in a row; on a phone they go sideways. Only the best fit has the filled button. */
export const PrintCards = ({ cards, onPerson }: { cards: AnswerCard[]; onPerson: () => void }) => (
  <ul className="grid shrink-0 grid-flow-col gap-3 max-tablet:-mx-5 max-tablet:auto-cols-[15.5rem] max-tablet:overflow-x-auto max-tablet:px-5 max-tablet:py-px max-tablet:[scrollbar-width:none] tablet:grid-flow-row tablet:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))]">
    {cards.map((card, place) => (
      <li key={card.id}>
        <Print card={card} isBest={place === 0} onPerson={onPerson} />
      </li>
    ))}
  </ul>
);

interface PrintProps {
  card: AnswerCard;
  isBest: boolean;
  onPerson: () => void;
}

function Print({ card, isBest, onPerson }: PrintProps) {
  const { t, format } = useText();
  const { picture, title, place, facts, price, action } = card;
  const under = [place, ...facts].filter(Boolean).slice(0, 3).join(t.chat.comma);
  const amount = price && format.money(price);
  return (
    <article className="flex h-full flex-col rounded-plate bg-raised p-2 shadow-[var(--elev-rest),0_0_0_1px_var(--line)]">
      {picture && (
        <div className="relative aspect-16/10 overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-2 after:border after:border-[rgb(255_250_236/0.5)]">
          <Picture picture={{ ...picture, alt: '' }} />
        </div>
      )}
      <div className="flex flex-1 flex-col px-2 pt-3 pb-2">
        <h3 className="text-[1.25rem] leading-6">{title}</h3>
        {under && <p className="mt-1 text-[0.75rem] leading-4.5 text-ink-soft">{under}</p>}
        <div className="mt-auto grid gap-2.5 pt-3">
          {price && amount && (
            <p>
              <bdi className="block font-display text-[1.625rem] leading-none lining-nums">
                {price.isFrom ? t.chat.priceFrom(amount) : amount}
              </bdi>
              {price.unit && (
                <span className="text-[0.75rem] leading-5 text-ink-soft">{price.unit}</span>
              )}
            </p>
          )}
          {action && (
            <ProposedLink
              action={action}
              onPerson={onPerson}
              className={buttonLook({
                size: 'small',
                wide: true,
                variant: isBest ? 'primary' : 'outline',
              })}
            />
          )}
        </div>
      </div>
    </article>
  );
}
