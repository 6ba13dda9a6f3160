import { useSearchParams } from 'react-router';
import { InvoiceView } from '#contract/billing/invoices.ts';
import { today } from '#web/billing/moments.ts';
import type { Listed } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSession } from '#web/platform/use-session.ts';
import { Chips, ToggleChip } from '#web/ui/chips.tsx';

/** By what it is, and by year, each by itself. */
export function InvoiceFilters({ listed }: { listed: Listed }) {
  const { t } = useText();
  const words = t.billing.invoices;
  const [, setAsked] = useSearchParams();
  const put = (name: 'view' | 'year', value: string | undefined) =>
    setAsked(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-tablet:-mx-(--gutter) max-tablet:w-screen max-tablet:px-(--gutter)">
      <div className="shrink-0">
        <Chips
          label={words.filter}
          options={InvoiceView.options.map((view) => ({ value: view, label: words.views[view] }))}
          value={listed.view}
          onChange={(view) => put('view', view === 'all' ? undefined : view)}
        />
      </div>
      <span className="flex gap-2 py-1">
        {useYears().map((year) => (
          <ToggleChip
            key={year}
            pressed={listed.year === year}
            aria-label={words.year(year)}
            onClick={() => put('year', listed.year === year ? undefined : String(year))}
          >
            {year}
          </ToggleChip>
        ))}
      </span>
    </div>
  );
}

/** Since the account was opened, the newest first; older ones than three are found by scrolling. */
function useYears(): number[] {
  const session = useSession();
  const now = Number(today().slice(0, 4));
  const opened = Number(session?.user.created_at?.slice(0, 4) ?? now);
  const count = Math.min(Math.max(now - opened + 1, 1), 3);
  return Array.from({ length: count }, (_, before) => now - before);
}
