import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { choices, type FieldName, sourcesOf } from '#web/matters/sheet/forms.ts';
import { optionsQuery } from '#web/matters/sheet/queries.ts';
import { type FormFieldProps, useField } from '#web/matters/sheet/use-field.ts';
import type { Filling } from '#web/matters/sheet/use-filled-form.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldHelp } from '#web/ui/fields/field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import type { ListOption } from '#web/ui/fields/list-keys.ts';

function useOptions(name: FieldName, ask: Filling) {
  const { language } = useText();
  const sources = sourcesOf(name, ask.values.programme ?? '');
  const { data, isPending } = useQuery(optionsQuery(sources, language));
  return { options: data ?? [], isPending };
}

/** One thing of the catalogue. Where it may stay open, that is a choice of its own. */
export function ItemField({ field, ask }: FormFieldProps<'item'>) {
  const { t } = useText();
  const { open, choose, loading } = t.matterSheet;
  const { options, isPending } = useOptions(field.name, ask);
  const none: ListOption[] = field.optional ? [{ value: '', label: open }] : [];
  const { value, note: _open, ...shown } = useField({ field, ask });
  // Until the list is there, what was chosen keeps its place.
  const waiting = isPending && value ? [{ value, label: loading }] : [];
  return (
    <ListField
      {...shown}
      typed={[value, (text) => ask.write(field.name, text)]}
      options={[...none, ...waiting, ...options]}
      {...(!field.optional && { placeholder: choose, required: true })}
    />
  );
}

interface BoxesProps {
  label: string;
  note: string | undefined;
  error: string | undefined;
  name: string;
  value: string;
  options: ListOption[];
  onChange: (value: string) => void;
}

/** Any of many. */
function Boxes({ label, note, error, name, value, options, onChange }: BoxesProps) {
  const help = useId();
  const chosen = value ? value.split(',') : [];
  const flip = (one: string) =>
    chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
  return (
    <fieldset aria-describedby={error ? help : undefined}>
      <legend className="mb-1 flex w-full items-baseline justify-between text-[0.875rem] leading-5 text-ink-soft">
        {label}
        {note && <span className="text-caption text-ink-mute">{note}</span>}
      </legend>
      <div className="grid max-h-56 grid-cols-2 gap-x-3 overflow-y-auto max-[24rem]:grid-cols-1">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={() => onChange(flip(option.value).join(','))}
          />
        ))}
      </div>
      {error && <FieldHelp id={help} text={error} wrong />}
    </fieldset>
  );
}

export function SeveralField({ field, ask }: FormFieldProps<'several'>) {
  const { t } = useText();
  const words = t.matterSheet.choices[field.name];
  const options = choices[field.name].map((value) => ({ value, label: words[value] }));
  const { helper: _none, ...shown } = useField({ field, ask });
  return <Boxes {...shown} options={options} onChange={(value) => ask.write(field.name, value)} />;
}

export function ItemsField({ field, ask }: FormFieldProps<'items'>) {
  const { options } = useOptions(field.name, ask);
  const { helper: _none, ...shown } = useField({ field, ask });
  return <Boxes {...shown} options={options} onChange={(value) => ask.write(field.name, value)} />;
}
