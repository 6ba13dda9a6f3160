import { useId } from 'react';

interface ProgressProps {
  label: string;
  /** 0 to 100; left out while nobody can say. */
  value?: number;
  /** "2 of 5". */
  note?: string;
}

export function Progress({ label, value, note }: ProgressProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-caption">
        <label htmlFor={id} className="text-ink-soft">
          {label}
        </label>
        {note && <span className="tnum text-ink-mute">{note}</span>}
      </div>
      <progress
        id={id}
        max={100}
        value={value}
        className="h-[3px] w-full appearance-none overflow-hidden bg-sunk [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
