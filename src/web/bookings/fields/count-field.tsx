import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

interface CountFieldProps {
  label: string;
  helper?: ReactNode;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

const icon = { size: 16, strokeWidth: 1.5 };

/** A small number with a button at each side; the arrow keys work too. */
export function CountField({ label, helper, value, least, most, onChange }: CountFieldProps) {
  const { t } = useText();
  const name = useId();
  const help = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p id={name} className="text-[0.9375rem] leading-6 font-medium">
          {label}
        </p>
        {helper && (
          <div id={help} className="text-caption text-ink-mute">
            {helper}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its name */}
      <div
        role="group"
        aria-labelledby={name}
        aria-describedby={helper ? help : undefined}
        className="flex shrink-0 items-center gap-2"
      >
        <IconButton
          variant="outline"
          size="small"
          label={t.bookingSheet.fewer(label)}
          icon={<Minus {...icon} />}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        />
        <output
          className="tnum min-w-8 text-center font-display text-[1.5rem] leading-none lining-nums"
          aria-live="polite"
        >
          {value}
        </output>
        <IconButton
          variant="outline"
          size="small"
          label={t.bookingSheet.more(label)}
          icon={<Plus {...icon} />}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </div>
  );
}
