import { useQuery } from '@tanstack/react-query';
import { matterLengths } from '#contract/matter-kinds.ts';
import { Currency } from '#contract/primitives.ts';
import type { FieldPlan, Values } from '#web/desk/matter-fields.ts';
import { venuesQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface PlannedFieldProps {
  plan: FieldPlan;
  values: Values;
  fault: 'needed' | 'amount' | undefined;
  /** The server did not take it. */
  refused: boolean | undefined;
  onWrite: (change: Values) => void;
}

const inputs = { text: 'text', number: 'number', day: 'date', time: 'time' } as const;

export function PlannedField({ plan, values, fault, refused, onWrite }: PlannedFieldProps) {
  const { t } = useText();
  const words = t.desk.create;
  const { name, type, needed } = plan;
  const shared = {
    label: String(words[plan.label]),
    ...(!needed && { note: t.desk.optional }),
    error: fault ? words[fault] : refused ? words.field : undefined,
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onWrite({ [name]: target.value }),
  };
  if (type === 'notes')
    return <TextArea {...shared} rows={4} maxLength={matterLengths.notes} dir="auto" />;
  if (type === 'venue') return <VenueField {...shared} />;
  if (type === 'choice') {
    const options = (plan.options ?? []).map((value) => ({
      value,
      label: t.desk.asked.values[value] ?? value,
    }));
    return <Select {...shared} options={options} placeholder={words.chooseOne} />;
  }
  if (type === 'amount') return <AmountField {...shared} values={values} onWrite={onWrite} />;
  return (
    <TextField
      {...shared}
      type={inputs[type]}
      maxLength={200}
      {...(type === 'number' && { min: 0 })}
    />
  );
}

interface Shared {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

function VenueField(shared: Shared) {
  const { t, language } = useText();
  const { data: venues = [] } = useQuery(venuesQuery(language));
  return <Select {...shared} options={venues} placeholder={t.desk.create.chooseOne} />;
}

interface AmountFieldProps extends Shared {
  values: Values;
  onWrite: (change: Values) => void;
}

function AmountField({ values, onWrite, ...shared }: AmountFieldProps) {
  const { t } = useText();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
      <TextField {...shared} inputMode="decimal" dir="ltr" placeholder="0.00" />
      <Select
        label={t.desk.create.currency}
        options={Currency.options.map((currency) => ({ value: currency, label: currency }))}
        value={values.currency ?? 'AED'}
        onChange={({ target }) => onWrite({ currency: target.value })}
      />
    </div>
  );
}
