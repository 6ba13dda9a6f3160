import { Currency } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { QuoteForm } from '#web/matters/quotes/form.ts';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { ListBox } from '#web/ui/fields/list-box.tsx';
import { useFieldWords } from '#web/ui/fields/use-field-words.ts';

interface QuoteTermsProps {
  form: QuoteForm;
  onChange: (changed: Partial<QuoteForm>) => void;
}

const field =
  'tnum h-7 rounded-hair bg-transparent px-2 text-[0.8125rem] shadow-[inset_0_0_0_1px_var(--line-strong)] max-tablet:h-11';

/** What is kept of it where the client withdraws, until when it holds, and in which money. */
export function QuoteTerms({ form, onChange }: QuoteTermsProps) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  const { hour: hourLabel } = useFieldWords();
  const [day = '', hour = ''] = form.expires.split('T');
  return (
    <span className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label className="flex items-center gap-2 text-ink-mute">
        {words.kept}
        <input
          inputMode="numeric"
          dir="ltr"
          maxLength={3}
          value={form.kept}
          onChange={({ target }) => onChange({ kept: target.value })}
          className={`${field} w-12 text-end text-ink`}
        />
      </label>
      <span className="flex items-center gap-2 text-ink-mute">
        <span aria-hidden>{words.validUntil}</span>
        <DayField
          bare={`${field} w-30 text-ink`}
          label={words.validUntil}
          typed={[day, (text) => onChange({ expires: `${text}T${hour}` })]}
        />
        <HourField
          bare={`${field} w-16 text-ink`}
          label={hourLabel}
          typed={[hour, (text) => onChange({ expires: `${day}T${text}` })]}
        />
      </span>
      <ListBox
        label={words.currency}
        aria-label={words.currency}
        value={form.currency}
        options={Currency.options.map((value) => ({ value, label: value }))}
        onChange={({ target }) => onChange({ currency: Currency.parse(target.value) })}
        className={`${field} pe-8!`}
      />
    </span>
  );
}
