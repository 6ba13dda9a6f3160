import type { ReactNode } from 'react';
import type { PackageContent, PackageSheet } from '#contract/business.ts';
import { packageFacts } from '#web/business/packages/facts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { StarList } from '#web/ui/star-list.tsx';

/** What a package allows, at the start; what it costs over the years, at the end. */
export function PackageTerms({ content }: { content: PackageContent }) {
  const { t } = useText();
  const { sheet, reviewed } = content;
  const { pack, lines } = t.business;
  return (
    <BelowFold className="wrap grid items-start gap-x-16 gap-y-12 pb-(--section) desk:grid-cols-[1fr_26rem]">
      <div>
        <Heading level={2} size="h3" className="mb-6">
          {pack.allows}
        </Heading>
        <FactList facts={useTerms(sheet)} />
        <p className="mt-4 text-caption text-ink-mute">{pack.reviewed(reviewed)}</p>
      </div>
      <div className="grid gap-9">
        <Cost content={content} />
        <div>
          <Heading level={2} size="h4" className="mb-4">
            {lines.features}
          </Heading>
          <StarList items={sheet.features} layout="stack" tone="soft" />
        </div>
      </div>
    </BelowFold>
  );
}

function useTerms(sheet: PackageSheet): Fact[] {
  const words = useText();
  const { t } = words;
  const { lines } = t.business;
  const facts = packageFacts(sheet, words);
  const visas = (
    <>
      {facts.visas}
      {sheet.visaNote && <span className="block text-caption text-ink-mute">{sheet.visaNote}</span>}
    </>
  );
  return [
    { id: 'bestFor', label: lines.bestFor, value: sheet.bestFor },
    { id: 'authority', label: lines.authority, value: sheet.authority },
    { id: 'where', label: lines.where, value: facts.where },
    { id: 'days', label: lines.days, note: lines.daysNote, value: facts.days },
    { id: 'ownership', label: lines.ownership, value: facts.ownership },
    { id: 'visas', label: lines.visas, value: visas },
    {
      id: 'activities',
      label: lines.activities,
      note: lines.activitiesNote,
      value: `${facts.activities} · ${lines.examples}: ${t.business.listed(sheet.activityExamples)}`,
    },
    { id: 'office', label: lines.office, value: facts.office },
    { id: 'trade', label: lines.trade, value: facts.trade },
    { id: 'audit', label: lines.audit, value: facts.audit },
    { id: 'capital', label: lines.capital, value: facts.capital },
  ];
}

function Cost({ content: { sheet, priceNote } }: { content: PackageContent }) {
  const { t, format } = useText();
  const { lines, pack } = t.business;
  const rows = [
    { label: lines.price, note: lines.priceNote, price: sheet.price },
    { label: lines.renewal, note: lines.renewalNote, price: sheet.renewal },
    { label: lines.threeYears, note: lines.threeYearsNote, price: sheet.threeYears },
  ];
  return (
    <div className="rounded-plate bg-raised px-6.5 pt-6 pb-5 shadow-[0_0_0_1px_var(--line)]">
      <Heading level={2} size="h4">
        {pack.cost}
      </Heading>
      <dl className="mt-3">
        {rows.map(({ label, note, price }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 last:border-0"
          >
            <dt>
              <span className="block text-[0.9375rem] font-medium">{label}</span>
              <span className="block text-caption text-ink-mute">{note}</span>
            </dt>
            <dd className="font-display text-[1.5rem] whitespace-nowrap lining-nums">
              <bdi>{format.money(price)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-caption text-ink-mute">{priceNote}</p>
    </div>
  );
}

interface Fact {
  id: string;
  label: string;
  note?: string | undefined;
  value: ReactNode;
}

/** What is so, line by line on hairlines. */
const FactList = ({ facts }: { facts: Fact[] }) => (
  <dl className="border-b border-line">
    {facts.map((fact) => (
      <div
        key={fact.id}
        className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 tablet:grid-cols-[13rem_1fr]"
      >
        <dt>
          <span className="block text-[0.9375rem] font-medium">{fact.label}</span>
          {fact.note && <span className="block text-caption text-ink-mute">{fact.note}</span>}
        </dt>
        <dd className="text-[0.9375rem] leading-[1.55] text-ink-soft">{fact.value}</dd>
      </div>
    ))}
  </dl>
);
