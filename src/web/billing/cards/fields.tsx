import {
  brandOf,
  type CardEntry,
  cvcLength,
  digitsOf,
  groupedExpiry,
  groupedNumber,
} from '#web/billing/cards/entry.ts';
import type { CardEntryState } from '#web/billing/cards/use-card-entry.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx';

/** Browsers fill a card in by these names; telephones show figures. */
const kinds: Record<keyof CardEntry, Partial<TextFieldProps>> = {
  number: { autoComplete: 'cc-number', inputMode: 'numeric', dir: 'ltr', maxLength: 23 },
  expiry: { autoComplete: 'cc-exp', inputMode: 'numeric', dir: 'ltr', maxLength: 9 },
  cvc: { autoComplete: 'cc-csc', inputMode: 'numeric', dir: 'ltr' },
  name: { autoComplete: 'cc-name', autoCapitalize: 'words', maxLength: 120 },
};

const shaped: Record<keyof CardEntry, (text: string) => string> = {
  number: groupedNumber,
  expiry: groupedExpiry,
  cvc: (text) => digitsOf(text).slice(0, 4),
  name: (text) => text,
};

export function CardFields({ card }: { card: CardEntryState }) {
  const { t } = useText();
  const words = t.billing.card;
  const brand = brandOf(card.entry.number);
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <CardField card={card} field="number" note={words.brands[brand]} className="col-span-2" />
      <CardField card={card} field="expiry" placeholder={words.expiryHint} />
      <CardField card={card} field="cvc" helper={words.cvcHint(cvcLength(card.entry.number))} />
      <CardField card={card} field="name" className="col-span-2" />
    </div>
  );
}

interface CardFieldProps extends Pick<TextFieldProps, 'note' | 'helper' | 'placeholder'> {
  card: CardEntryState;
  field: keyof CardEntry;
  className?: string;
}

function CardField({ card, field, ...look }: CardFieldProps) {
  const { t } = useText();
  const words = t.billing.card;
  const fault = card.faults[field];
  return (
    <TextField
      {...kinds[field]}
      {...look}
      label={words.labels[field]}
      error={fault && words.faults[field][fault]}
      required
      value={card.entry[field]}
      onChange={({ target: { value, selectionStart } }) =>
        // Whoever corrects a digit in the middle keeps their place; the figures are grouped afterwards.
        card.change(field, selectionStart === value.length ? shaped[field](value) : value)
      }
      onBlur={({ target }) => card.change(field, shaped[field](target.value))}
    />
  );
}
