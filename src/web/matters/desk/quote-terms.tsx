import { Currency } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { QuoteForm } from '#web/matters/desk/quote-form.ts';

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
      <label className="flex items-center gap-2 text-ink-mute">
        {words.validUntil}
        <input
          type="datetime-local"
          value={form.expires}
          onChange={({ target }) => onChange({ expires: target.value })}
          className={`${field} text-ink`}
        />
      </label>
      <select
        aria-label={words.currency}
        value={form.currency}
        onChange={({ target }) => onChange({ currency: Currency.parse(target.value) })}
        className={`${field} cursor-pointer`}
      >
        {Currency.options.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </select>
    </span>
  );
}
