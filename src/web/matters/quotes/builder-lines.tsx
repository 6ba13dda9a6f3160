import { X } from 'lucide-react';
import { QuoteLineKind } from '#contract/matters/quotes.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { LineForm, QuoteForm } from '#web/matters/quotes/form.ts';
import { amountOf, amountText } from '#web/platform/desk/amount-text.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { ListBox } from '#web/ui/fields/list-box.tsx';

interface QuoteLinesProps {
  form: QuoteForm;
  onLines: (lines: LineForm[]) => void;
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-3 tablet:grid-cols-[minmax(0,1fr)_8.5rem_3.5rem_7rem_2rem]';

export function QuoteLines({ form, onLines }: QuoteLinesProps) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  const { lines } = form;
  const write = (key: number, change: Partial<LineForm>) =>
    onLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line)));
  return (
    <div className="mt-2">
      <div
        aria-hidden
        className={`${columns} hidden pb-1 text-[0.75rem] text-ink-mute tablet:grid!`}
      >
        <span>{words.line}</span>
        <span>{words.kind}</span>
        <span className="text-end">{words.quantity}</span>
        <span className="text-end">{words.each}</span>
      </div>
      <ul>
        {lines.map((line, at) => (
          <li key={line.key} className={`${columns} border-t border-line py-0.5`}>
            <LineFields
              line={line}
              at={at + 1}
              onWrite={(change) => write(line.key, change)}
              onRemove={
                lines.length > 1
                  ? () => onLines(lines.filter(({ key }) => key !== line.key))
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LineFieldsProps {
  line: LineForm;
  at: number;
  onWrite: (change: Partial<LineForm>) => void;
  onRemove: (() => void) | undefined;
}

/** Bare until it is touched: the table is the form. */
const field =
  'h-8 w-full min-w-0 rounded-hair bg-transparent px-1 hover:bg-ink/4 focus:bg-surface focus-visible:outline-offset-0 max-tablet:h-11';

function LineFields({ line, at, onWrite, onRemove }: LineFieldsProps) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  const named = (what: string) => `${words.lineNumber(at)}${t.desk.comma} ${what}`;
  const { kind, title, quantity, each } = line;
  return (
    <>
      <input
        aria-label={named(words.line)}
        placeholder={words.line}
        dir="auto"
        maxLength={160}
        value={title}
        onChange={({ target }) => onWrite({ title: target.value })}
        className={`${field} max-tablet:col-span-4`}
        // A line is named, then counted; the first one is where the quote begins.
        {...(at === 1 && { 'data-desk-key': 'q', 'aria-keyshortcuts': 'q' })}
      />
      <ListBox
        label={words.kind}
        aria-label={named(words.kind)}
        value={kind}
        options={QuoteLineKind.options.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={({ target }) => onWrite({ kind: QuoteLineKind.parse(target.value) })}
        className={`${field} pe-8! text-[0.8125rem] text-ink-mute`}
      />
      <input
        aria-label={named(words.quantity)}
        inputMode="numeric"
        dir="ltr"
        value={quantity}
        onChange={({ target }) => onWrite({ quantity: target.value })}
        className={`${field} tnum text-end text-ink-mute rtl:text-start max-tablet:w-12`}
      />
      <input
        aria-label={named(words.each)}
        inputMode="decimal"
        dir="ltr"
        placeholder="0.00"
        value={each}
        onChange={({ target }) => onWrite({ each: target.value })}
        onBlur={() => tidy(each) !== each && onWrite({ each: tidy(each) })}
        className={`${field} tnum text-end rtl:text-start max-tablet:w-28`}
      />
      {onRemove && (
        <IconButton
          label={title ? words.remove(title) : words.removeNameless}
          icon={<X size={14} strokeWidth={1.5} />}
          onClick={onRemove}
          className="size-8! max-tablet:size-11!"
        />
      )}
    </>
  );
}

/** `4200` becomes `4,200.00`; what is no amount stays as it was typed. */
function tidy(text: string): string {
  const amount = amountOf(text);
  return amount === undefined ? text : amountText(amount);
}
