import { ToggleChip } from '#web/ui/controls/chips.tsx';

interface ChooseManyProps<Value extends string> {
  legend: string;
  options: Record<Value, string>;
  chosen: Value[];
  onChange: (chosen: Value[]) => void;
}

/** Any of a few: each one is on or off by itself. */
export function ChooseMany<Value extends string>(props: ChooseManyProps<Value>) {
  const { legend, options, chosen, onChange } = props;
  // The keys of the words are the values.
  const values = Object.keys(options) as Value[];
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.875rem] leading-5 text-ink-soft">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {values.map((value) => {
          const isChosen = chosen.includes(value);
          const others = chosen.filter((each) => each !== value);
          return (
            <ToggleChip
              key={value}
              pressed={isChosen}
              onClick={() => onChange(isChosen ? others : [...chosen, value])}
            >
              {options[value]}
            </ToggleChip>
          );
        })}
      </div>
    </fieldset>
  );
}
