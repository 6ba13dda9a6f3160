import type { Dashboard } from '#contract/dashboard.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenHere } from '#web/platform/moments.ts';
import { StatPanel } from '#web/ui/stat-panel.tsx';

/** Figures of the client's own; each says where it comes from. */
export function Stats({ stats }: Pick<Dashboard, 'stats'>) {
  const { t, language, format } = useText();
  const words = t.dashboard.stats;
  const { requests, bookings, score } = stats;
  return (
    <section aria-label={words.label} className="wrap relative -mt-14">
      <StatPanel
        stats={[
          {
            id: 'requests',
            value: format.number(requests.open),
            label: requests.label,
            note: words.awaiting(requests.awaiting),
          },
          {
            id: 'bookings',
            value: format.number(bookings.upcoming),
            label: bookings.label,
            note: bookings.next
              ? words.next(spokenHere(bookings.next, language))
              : words.nothingAhead,
          },
          {
            id: 'score',
            value: score.value,
            label: score.label,
            note: words.from[score.from](score.ratings),
          },
        ]}
      />
    </section>
  );
}
