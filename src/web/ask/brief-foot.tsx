import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** The foot of a brief: one button, and what it does not do. */
export function BriefFoot({ busy }: { busy: boolean }) {
  const { t } = useText();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
      <p className="text-caption text-ink-soft">{t.ask.nothingBooked}</p>
      <Button type="submit" busy={busy} busyLabel={t.ask.sending}>
        {t.ask.send}
      </Button>
    </div>
  );
}
