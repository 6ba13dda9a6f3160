import { Check, Lock } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface ChoiceBoxProps {
  /** Row and column say it to the eye; a screen reader needs the words. */
  label: string;
  /** Nobody can switch it: what is said instead of a box. */
  lockedLabel?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** 22 px to the eye, 44 px to the finger. */
export function ChoiceBox({ label, lockedLabel, checked, onChange }: ChoiceBoxProps) {
  if (lockedLabel)
    return (
      <span className="inline-grid size-11 place-items-center text-ink-mute" title={lockedLabel}>
        <Lock size={16} strokeWidth={1.5} aria-hidden />
        <VisuallyHidden>{lockedLabel}</VisuallyHidden>
      </span>
    );
  return (
    <label className="relative inline-grid size-11 cursor-pointer place-items-center">
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer block size-5.5 cursor-pointer appearance-none rounded-hair border border-line-strong bg-raised checked:border-primary checked:bg-primary"
      />
      <Check
        size={15}
        strokeWidth={2}
        className="pointer-events-none absolute inset-0 m-auto text-on-primary opacity-0 peer-checked:opacity-100"
        aria-hidden
      />
    </label>
  );
}
