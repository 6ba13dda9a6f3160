import type { ReactNode } from 'react';
import type { PackageSheet } from '#contract/business-pages.ts';
import type { bestOn } from '#domain/business.ts';
import { Bar } from '#web/business/bar.tsx';
import { packageFacts } from '#web/business/package-facts.ts';
import { useText } from '#web/i18n/use-text.ts';

/** One line of the comparison. */
export interface Line {
  id: string;
  label: string;
  note?: string;
  /** The measure by which somebody can be best on it. */
  best?: Parameters<typeof bestOn>[0];
  cell: (sheet: PackageSheet) => ReactNode;
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <bdi className="block font-display text-[1.5rem] leading-[1.2] lining-nums [&:lang(ar)]:leading-[1.4]">
      {children}
    </bdi>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return <span className="block text-[0.9375rem] leading-[1.5] text-ink-soft">{children}</span>;
}

/** What was measured comes first, what is told after it. */
export function useLines(sheets: PackageSheet[]): Line[] {
  return [...useMeasured(sheets), ...useTold()];
}

function useMeasured(sheets: PackageSheet[]): Line[] {
  const words = useText();
  const { t, format } = words;
  const { lines, from } = t.business;
  const dearest = Math.max(...sheets.map((sheet) => sheet.threeYears.amount));
  const slowest = Math.max(...sheets.map((sheet) => sheet.days.max));
  const sum = (name: 'price' | 'renewal') => (sheet: PackageSheet) => (
    <Figure>{format.money(sheet[name])}</Figure>
  );
  const price = (sheet: PackageSheet) => (
    <>
      <span className="block text-caption text-ink-mute">{from}</span>
      {sum('price')(sheet)}
    </>
  );
  const threeYears = (sheet: PackageSheet) => (
    <>
      <Bar from={0} to={sheet.threeYears.amount / dearest} />
      <Figure>{format.money(sheet.threeYears)}</Figure>
    </>
  );
  const days = (sheet: PackageSheet) => (
    <>
      <Bar from={sheet.days.min / slowest} to={sheet.days.max / slowest} />
      <Figure>{packageFacts(sheet, words).days}</Figure>
    </>
  );
  const named = (name: 'price' | 'renewal' | 'threeYears' | 'days') => ({
    id: name,
    label: lines[name],
    note: lines[`${name}Note`],
    best: name,
  });
  return [
    { ...named('price'), cell: price },
    { ...named('renewal'), cell: sum('renewal') },
    { ...named('threeYears'), cell: threeYears },
    { ...named('days'), cell: days },
  ];
}

function useTold(): Line[] {
  const words = useText();
  const { lines } = words.t.business;
  const fact = (name: keyof ReturnType<typeof packageFacts>) => (sheet: PackageSheet) => (
    <Plain>{packageFacts(sheet, words)[name]}</Plain>
  );
  const list = (items: string[]) => (
    <ul className="grid gap-1.5 text-[0.9375rem] leading-[1.45] text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return [
    {
      id: 'visas',
      label: lines.visas,
      note: lines.visasNote,
      best: 'visasMax',
      cell: fact('visas'),
    },
    {
      id: 'activities',
      label: lines.activities,
      note: lines.activitiesNote,
      best: 'activities',
      cell: fact('activities'),
    },
    { id: 'where', label: lines.where, cell: fact('where') },
    { id: 'ownership', label: lines.ownership, cell: fact('ownership') },
    { id: 'office', label: lines.office, cell: fact('office') },
    { id: 'trade', label: lines.trade, cell: fact('trade') },
    { id: 'audit', label: lines.audit, cell: fact('audit') },
    { id: 'capital', label: lines.capital, cell: fact('capital') },
    { id: 'bestFor', label: lines.bestFor, cell: (sheet) => <Plain>{sheet.bestFor}</Plain> },
    { id: 'features', label: lines.features, cell: (sheet) => list(sheet.features) },
  ];
}
