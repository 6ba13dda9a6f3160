import type { AnswerCard } from '#contract/assistant/assistant.ts';
import { ProposedLink } from '#web/chat/proposed-link.tsx';
import { priceWords } from '#web/chat/widget/answer-price.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Picture } from '#web/ui/picture.tsx';

/** An 84 px square print, a title, a price and one button of 28 px. */
export function SmallCard({ card }: { card: AnswerCard }) {
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
