import { useQuery } from '@tanstack/react-query';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QuoteLines } from '#web/matters/quotes/lines.tsx';
import { formerQuotes } from '#web/matters/quotes/quotes.ts';
import { type FieldShape, forms, isAskedKind, sourcesOf } from '#web/matters/sheet/forms.ts';
import { optionsQuery } from '#web/matters/sheet/queries.ts';
import { valuesOf } from '#web/matters/sheet/values.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

interface Fact {
  name: string;
  label: string;
  value: string;
}

/** What was asked for, as it was typed; what was offered before and no longer counts folds away. */
export function AskedPanel({ matter }: { matter: Matter }) {
  const { t } = useText();
  const facts = useFacts(matter);
  const former = formerQuotes(matter);
  if (facts.length === 0 && former.length === 0) return null;
  return (
    <Panel title={t.matters.asked.title}>
      <dl className="mt-3 grid gap-2.5">
        {facts.map(({ name, label, value }) => (
          <div key={name}>
            <dt className="text-caption text-ink-mute">{label}</dt>
            <dd className="text-[0.9375rem] leading-normal wrap-anywhere whitespace-pre-wrap">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <FormerQuotes quotes={former} />
    </Panel>
  );
}

function useFacts(matter: Matter): Fact[] {
  const { t } = useText();
  const say = useSay(matter);
  const values = valuesOf(matter.form);
  const { kind } = matter;
  const shapes: FieldShape[] = isAskedKind(kind) ? forms[kind] : [{ as: 'prose', name: 'notes' }];
  return shapes.flatMap((field) => {
    const { name } = field;
    if (!values[name]) return [];
    const { label } =
      name === 'notes' && isAskedKind(kind)
        ? t.matterSheet.notes[kind]
        : t.matterSheet.fields[name];
    return [{ name, label, value: say(field, values[name]) }];
  });
}

/** A value as people read it: names for slugs, days and money written out. */
function useSay({ form, subject }: Matter) {
  const { t, format, language } = useText();
  const searches = form.kind === 'property_search' && form.areas.length > 0;
  const { data: places = [] } = useQuery({
    ...optionsQuery(sourcesOf('areas', ''), language),
    enabled: searches,
  });
  const nameOf = (slug: string) => places.find(({ value }) => value === slug)?.label ?? slug;
  const { choices } = t.matterSheet;
  return (field: FieldShape, value: string): string => {
    const words: Record<string, string> =
      field.as === 'choice' || field.as === 'several' ? choices[field.name] : {};
    if (field.as === 'day') return format.day(value);
    if (field.as === 'item') return subject?.title ?? value;
    if (field.as === 'items') return value.split(',').map(nameOf).join(t.matters.asked.comma);
    if (field.as === 'money' && 'budget' in form && form.budget) return format.money(form.budget);
    const parts = value.split(',').map((part) => words[part] ?? part);
    return field.as === 'choice' || field.as === 'several'
      ? parts.join(t.matters.asked.comma)
      : value;
  };
}

/** Versions that no longer count: one line each, and what stood in them for those who look. */
function FormerQuotes({ quotes }: { quotes: MatterQuote[] }) {
  const { t, format } = useText();
  const words = t.matters.quote;
  if (quotes.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-2">
      {quotes.map((quote) => (
        <details key={quote.id}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-[0.875rem]">
            {words.former(
              words.title(quote.number),
              format.money(quote.total),
              words.states[quote.state],
            )}
          </summary>
          <QuoteLines quote={quote} />
          {quote.reason && <p className="text-caption text-ink-soft">“{quote.reason}”</p>}
        </details>
      ))}
    </div>
  );
}
