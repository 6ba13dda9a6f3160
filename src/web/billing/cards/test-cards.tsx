import type { TestCard } from '#contract/billing/payments.ts';
import { groupedNumber } from '#web/billing/cards/entry.ts';
import { useText } from '#web/i18n/use-text.ts';

interface TestCardsProps {
  cards: TestCard[];
  onTake: (number: string) => void;
}

/** While the embedded sandbox is the processor: which number does what. A press fills it in. */
export function TestCards({ cards, onTake }: TestCardsProps) {
  const { t } = useText();
  const words = t.billing.card;
  if (cards.length === 0) return null;
  return (
    <details className="rounded-plate bg-sunk px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2.5 text-[0.875rem]">{words.tests}</summary>
      <p className="pb-2 text-caption text-ink-soft">{words.testsText}</p>
      <ul className="pb-2">
        {cards.map(({ number, behaviour }) => (
          <li key={number} className="border-t border-line">
            <button
              type="button"
              onClick={() => onTake(number)}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 text-start text-[0.875rem] hover:text-brass"
            >
              <bdi dir="ltr" className="tnum">
                {groupedNumber(number)}
              </bdi>
              <span className="text-caption text-ink-soft">{words.behaviours[behaviour]}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
