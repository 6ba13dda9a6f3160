import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { askLengths, type Brief, type BriefPart } from '#contract/ask.ts';
import { largestParty } from '#contract/bookings/availability.ts';
import { Currency } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';
import { minorOf, money } from '#domain/money.ts';
import { correctBrief, takenOut } from '#web/ask/draft.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { chosenOf, optionsIn } from '#web/ui/fields/options.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface PartProps {
  brief: Brief;
  onChange: (brief: Brief) => void;
}

interface PartFieldProps extends PartProps {
  id: string;
  part: BriefPart;
  onClose: () => void;
}

/** The field of the part that was touched; the focus goes with it, and back to its chip with Escape. */
export function PartField({ id, part, brief, onChange, onClose }: PartFieldProps) {
  const { t } = useText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = ['input:checked', 'input, button, [tabindex="0"]'];
    first.flatMap((one) => panel.current?.querySelector<HTMLElement>(one) ?? [])[0]?.focus();
  }, []);
  const close = () => {
    panel.current?.parentElement?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    onClose();
  };
  const keys = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement;
    // A list that is open takes its own keys.
    const isOpen = panel.current?.querySelector('[aria-expanded="true"]') != null;
    if (isOpen || (event.key !== 'Escape' && !(event.key === 'Enter' && isLine))) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const Inner = fields[part];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields are what is pressed
    <div
      ref={panel}
      id={id}
      data-part=""
      onKeyDown={keys}
      className="mt-4 rounded-plate bg-surface p-5 tablet:p-6 in-data-page:bg-raised in-data-page:shadow-[0_0_0_1px_var(--line)]"
    >
      <Inner brief={brief} onChange={onChange} />
      <div className="mt-5 flex flex-wrap gap-5">
        <Button size="small" variant="outline" onClick={close}>
          {t.ask.edit.done}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onChange(takenOut(brief, part));
            close();
          }}
        >
          {t.ask.edit.takeOut}
        </Button>
      </div>
    </div>
  );
}

const pair = 'grid gap-5 tablet:grid-cols-2';

function WhatField({ brief, onChange }: PartProps) {
  const { t } = useText();
  return (
    <ListField
      label={t.ask.parts.what}
      options={brief.choices}
      placeholder={t.ask.blank.what}
      typed={[brief.what ?? '', (what) => onChange(correctBrief(brief, 'what', { what }))]}
    />
  );
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d{1,3}/g) ?? []).map(Number).filter((age) => age <= 120);

function WhoField({ brief, onChange }: PartProps) {
  const { t } = useText();
  const { party, ages } = brief;
  const count = (text: string) => {
    const [next] = numbersIn(text);
    onChange(correctBrief(brief, 'who', { party: next ? Math.min(next, largestParty) : null }));
  };
  return (
    <div className={pair}>
      <TextField
        label={t.ask.edit.party}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        typed={[party === null ? '' : String(party), count]}
      />
      <TextField
        label={t.ask.edit.ages}
        helper={t.ask.edit.agesHelp}
        autoComplete="off"
        defaultValue={ages.join(', ')}
        onChange={({ target }) =>
          onChange(correctBrief(brief, 'who', { ages: numbersIn(target.value).slice(0, 20) }))
        }
      />
    </div>
  );
}

/** The libraries of the calendar and of the sun come when somebody opens it. */
const Day = lazy(async () => ({ default: (await import('#web/ask/when-part.tsx')).DayPart }));
const Hour = lazy(async () => ({ default: (await import('#web/ask/when-part.tsx')).HourChoice }));

const WhenField = (props: PartProps) => (
  <Suspense fallback={<div className="h-90" />}>
    <Day {...props} />
  </Suspense>
);

const HourPart = (props: PartProps) => (
  <Suspense fallback={<div className="h-90" />}>
    <Hour {...props} />
  </Suspense>
);

function BudgetField({ brief, onChange }: PartProps) {
  const { t } = useText();
  const { most, each = false } = brief.budget ?? {};
  const currency = most?.currency ?? 'AED';
  const set = (text: string, next: Currency) => {
    const figure = Number(text.replace(/[^\d]/g, '').slice(0, 9));
    const budget = figure > 0 ? { most: money(minorOf(figure), next), each } : null;
    onChange(correctBrief(brief, 'budget', { budget }));
  };
  const figure = most ? String(Math.round(majorOf(most.amount))) : '';
  return (
    <div className={pair}>
      <TextField
        label={t.ask.edit.budget}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        typed={[figure, (text) => set(text, currency)]}
      />
      <ListField
        label={t.ask.edit.currency}
        options={optionsIn(Currency, t.ask.edit.currencies)}
        typed={[currency, (next) => set(figure, chosenOf(Currency, next) ?? currency)]}
      />
    </div>
  );
}

const WhereField = (props: PartProps) => <LineField {...props} part="where" />;
const OccasionField = (props: PartProps) => <LineField {...props} part="occasion" />;

function LineField({ brief, onChange, part }: PartProps & { part: 'where' | 'occasion' }) {
  const { t } = useText();
  return (
    <TextField
      label={t.ask.parts[part]}
      autoComplete="off"
      dir="auto"
      maxLength={askLengths.part}
      typed={[brief[part], (said) => onChange(correctBrief(brief, part, { [part]: said }))]}
    />
  );
}

const fields: Record<BriefPart, (props: PartProps) => ReactNode> = {
  what: WhatField,
  who: WhoField,
  day: WhenField,
  hour: HourPart,
  where: WhereField,
  budget: BudgetField,
  occasion: OccasionField,
};
