import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldHelp } from '#web/ui/fields/field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface StarsProps {
  label: string;
  /** "4 stars". */
  say: (count: number) => string;
  value: number | undefined;
  error: string | undefined;
  onChange: (stars: number) => void;
}

const five = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars; arrow keys choose among them. */
export function Stars({ label, say, value = 0, error, onChange }: StarsProps) {
  const help = useId();
  return (
    <fieldset aria-describedby={error ? help : undefined}>
      <legend className="mb-1 text-[0.875rem] leading-5 text-ink-soft">{label}</legend>
      <div className="-ms-2 flex">
        {five.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-hair has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              size={26}
              strokeWidth={1.25}
              className={stars <= value ? 'fill-brass-fill text-brass-fill' : 'text-line-strong'}
            />
            <VisuallyHidden>{say(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldHelp id={help} text={error} wrong />}
    </fieldset>
  );
}
