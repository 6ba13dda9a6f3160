import { Button } from '#web/ui/controls/button.tsx';

interface LoadMoreProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  onLoad: () => void;
  /** "12 shown". Lists have no totals. */
  note?: string;
}

export const LoadMore = ({ label, busyLabel, busy, onLoad, note }: LoadMoreProps) => (
  <div className="grid justify-items-center gap-3 pt-6">
    <Button variant="outline" size="small" busy={busy} busyLabel={busyLabel} onClick={onLoad}>
      {label}
    </Button>
    {note && (
      <p className="text-caption text-ink-mute" aria-live="polite">
        {note}
      </p>
    )}
  </div>
);
