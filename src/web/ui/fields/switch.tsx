import { ChoiceText } from '#web/ui/fields/choice-text.tsx';

interface SwitchProps {
  label: string;
  description?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Takes effect at once; what waits for a button is a checkbox. */
export const Switch = ({ label, description, checked, disabled, onChange }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-mute">
    <ChoiceText label={label} description={description} />
    <span className="relative h-5.5 w-10 shrink-0">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer block h-5.5 w-10 cursor-pointer appearance-none rounded-hair border border-line-strong bg-raised transition-colors duration-(--dur-touch) checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk"
      />
      <span className="pointer-events-none absolute start-1 top-1 size-3.5 rounded-[1px] bg-line-strong transition-[inset-inline-start] duration-(--dur-touch) ease-drift peer-checked:start-5.5 peer-checked:bg-brass-fill peer-disabled:bg-ink-mute dark:peer-checked:bg-on-primary dark:peer-disabled:bg-ink-mute" />
    </span>
  </label>
);
