import type { MoneyLine } from '#domain/money-words.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What is owed besides, each sum with its name and what becomes of it. */
export function OwedRows({ lines }: { lines: MoneyLine[] }) {
  const { format } = useText();
  if (lines.length === 0) return null;
  return (
    <dl className="mt-4 border-t border-line pt-2">
      {lines.map(({ label, sum, note }) => (
        <div
          key={`${label} ${sum?.currency}`}
          className="flex items-baseline justify-between gap-4 py-1 text-[0.875rem]"
        >
          <dt className="min-w-0 text-ink-soft">
            {label}
            {sum && note && <span className="block text-caption text-ink-mute">{note}</span>}
          </dt>
          <dd className="tnum shrink-0">
            <bdi>{sum ? format.money(sum) : note}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
