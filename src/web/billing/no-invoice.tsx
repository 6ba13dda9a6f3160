import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Not there, not theirs, or an address that was cut off: all of it is one answer. */
export const isNoInvoice = (error: Error | null): boolean =>
  error !== null && ['not_found', 'validation_failed'].includes(codeOf(error));

/** Under a title that says so. Trying again would change nothing, so the way leads back to the list. */
export function NoInvoice({ onBack }: { onBack: () => void }) {
  const { t } = useText();
  const words = t.billing.invoice.none;
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-body text-ink-soft">{words.text}</p>
      <Button size="small" variant="outline" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}
