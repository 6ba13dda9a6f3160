import { Currency } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type FormFieldProps, useField } from '#web/matters/sheet/use-field.ts';
import { currencyName } from '#web/matters/sheet/values.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** An amount in whole or broken units, and the currency it is meant in. */
export function MoneyField({ field, ask }: FormFieldProps<'money'>) {
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
      <Select
        label={t.matterSheet.currency}
        name={currencyName}
        value={ask.values[currencyName] ?? 'AED'}
        options={Currency.options.map((value) => ({ value, label: value }))}
        onChange={({ target }) => ask.write(currencyName, target.value)}
      />
    </div>
  );
}
