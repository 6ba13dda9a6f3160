import type { MoneyEndings, MoneyFacts } from '#contract/money-facts.ts';
import { endingLines } from '#domain/money/words/ending.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What follows for the client's money, before somebody of the house ends it. */
export function EndingLines({ sums, way }: { sums: MoneyFacts; way: keyof MoneyEndings }) {
  const { format, language } = useText();
  if (!sums.endings) return null;
  return (
    <dl aria-live="polite" className="grid gap-1 rounded-plate bg-sunk px-4 py-3">
      {endingLines({ ...sums, desk: true }, sums.endings[way], language).map(
        ({ id, label, sum, note }) => (
          <div key={`${id} ${label}`} className="flex items-baseline justify-between gap-4">
            <dt>
              {label}
              {note && (
                <span className="block text-caption text-ink-mute first-letter:uppercase">
                  {note}
                </span>
              )}
            </dt>
            <dd className="tnum shrink-0">
              <bdi>{sum && format.money(sum)}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
