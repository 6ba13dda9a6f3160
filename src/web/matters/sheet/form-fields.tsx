import { matterLengths } from '#contract/matters/kinds.ts';
import { Currency } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { choices, type FieldShape, forms } from '#web/matters/sheet/forms.ts';
import { ItemField, ItemsField, SeveralField } from '#web/matters/sheet/item-fields.tsx';
import { type FormFieldProps, useField } from '#web/matters/sheet/use-field.ts';
import type { Filling } from '#web/matters/sheet/use-filled-form.ts';
import { currencyName } from '#web/matters/sheet/values.ts';
import { BirthField } from '#web/ui/fields/birth-field.tsx';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The fields of a kind, in the order of its description. */
export const FormFields = ({ ask }: { ask: Filling }) => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-5">
    {forms[ask.kind].map((field) => (
      <div key={field.name} className={isShort(field) ? 'max-[24rem]:col-span-2' : 'col-span-2'}>
        <FormField field={field} ask={ask} />
      </div>
    ))}
  </div>
);

const isShort = ({ as }: FieldShape) => as === 'count' || as === 'clock' || as === 'day';

function FormField({ field, ask }: FormFieldProps) {
  if (field.as === 'prose') return <ProseField field={field} ask={ask} />;
  if (field.as === 'choice') return <ChoiceField field={field} ask={ask} />;
  if (field.as === 'several') return <SeveralField field={field} ask={ask} />;
  if (field.as === 'item') return <ItemField field={field} ask={ask} />;
  if (field.as === 'items') return <ItemsField field={field} ask={ask} />;
  if (field.as === 'money') return <MoneyField field={field} ask={ask} />;
  return <LineField field={field} ask={ask} />;
}

function LineField({ field, ask }: FormFieldProps<'line' | 'day' | 'clock' | 'count'>) {
  const shown = {
    ...useField({ field, ask }),
    required: !field.optional,
    onChange: ({ target }: { target: { value: string } }) => ask.write(field.name, target.value),
  };
  if (field.as === 'clock') return <HourField {...shown} />;
  if (field.name === 'child.born') return <BirthField {...shown} />;
  if (field.as === 'day') return <DayField {...shown} />;
  if (field.as === 'line') return <TextField {...shown} autoComplete="off" />;
  const { least, most } = field;
  return (
    <TextField
      {...shown}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      autoComplete="off"
    />
  );
}

function ProseField({ field, ask }: FormFieldProps<'prose'>) {
  const { t } = useText();
  const said = t.matterSheet.notes[ask.kind];
  return (
    <TextArea
      {...useField({ field, ask })}
      label={said.label}
      helper={said.helper}
      rows={4}
      maxLength={matterLengths.notes}
      required={!field.optional}
      onChange={({ target }) => ask.write(field.name, target.value)}
    />
  );
}

function ChoiceField({ field, ask }: FormFieldProps<'choice'>) {
  const { t } = useText();
  const { label, error, value } = useField({ field, ask });
  const words: Record<string, string> = t.matterSheet.choices[field.name];
  return (
    <RadioGroup
      label={label}
      name={field.name}
      error={error}
      value={value}
      options={choices[field.name].map((choice) => ({
        value: choice,
        label: words[choice] ?? choice,
      }))}
      onChange={(choice) => {
        // Plans and tiers have choices of their own.
        if (field.name === 'programme') ask.write('choice', '');
        ask.write(field.name, choice);
      }}
    />
  );
}

/** An amount in whole or broken units, and the currency it is meant in. */
function MoneyField({ field, ask }: FormFieldProps<'money'>) {
  const { t } = useText();
  return (
    <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
      <TextField
        {...useField({ field, ask })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        onChange={({ target }) => ask.write(field.name, target.value)}
      />
      <ListField
        label={t.matterSheet.currency}
        name={currencyName}
        typed={[ask.values[currencyName] ?? 'AED', (text) => ask.write(currencyName, text)]}
        options={Currency.options.map((value) => ({ value, label: value }))}
      />
    </div>
  );
}
