import { Link } from 'react-router';
import type { Owed } from '#contract/billing/invoices.ts';
import { owedLines } from '#domain/money/owed-words.ts';
import { OwedRows } from '#web/billing/owed-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Panel } from '#web/ui/panel.tsx';

/** Due now, later and reserved, as the page of invoices says it; nothing where there is nothing. */
export function OwedPanel({ owed }: { owed: Owed[] }) {
  const { t, language } = useText();
  const lines = owedLines(owed, language);
  if (!lines.some(({ sum }) => sum)) return null;
  return (
    <Panel
      title={t.dashboard.owed.title}
      aside={
        <Link to="/profile/invoices" className="text-[0.9375rem] font-medium hover:text-brass">
          <span className="border-b border-brass-fill">{t.dashboard.owed.all}</span>
        </Link>
      }
    >
      <OwedRows lines={lines} across />
    </Panel>
  );
}
