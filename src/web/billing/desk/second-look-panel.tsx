import { useQuery } from '@tanstack/react-query';
import { moneyActsQuery } from '#web/billing/desk/money-act-queries.ts';
import { SecondLookRow } from '#web/billing/desk/second-look-row.tsx';
import { useText } from '#web/i18n/use-text.ts';

/** Money that waits for a second colleague, the longest waiting first; nothing where none does. */
export function SecondLookPanel({ onOpen }: { onOpen: (invoice: string) => void }) {
  const { t, language } = useText();
  const words = t.desk.billing.second;
  const { data } = useQuery(moneyActsQuery(language));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="second-look" className="mb-6 rounded-plate bg-sunk px-5 py-4">
      <h2 id="second-look" className="text-[1.375rem] leading-[1.2]">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.text}</p>
      <ul className="mt-2">
        {data.map((act) => (
          <SecondLookRow key={act.id} act={act} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
