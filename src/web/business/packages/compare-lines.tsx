import type { ReactNode } from 'react';
import type { PackageSheet } from '#contract/business.ts';
import type { Money } from '#contract/primitives.ts';
import { bestOn } from '#domain/business.ts';
import { majorOf } from '#domain/money/units.ts';
import { packageFacts } from '#web/business/packages/facts.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { CompareLine } from '#web/platform/use-compared.ts';

type Line = CompareLine<PackageSheet>;

const Figure = ({ children }: { children: ReactNode }) => (
  <bdi className="block font-display text-[1.5rem] leading-[1.2] lining-nums [&:lang(ar)]:leading-[1.4]">
    {children}
  </bdi>
);

const Plain = ({ children }: { children: ReactNode }) => (
  <span className="block text-[0.9375rem] leading-[1.5] text-ink-soft">{children}</span>
);

/** What was measured comes first, what is told after it. */
export const useLines = (sheets: PackageSheet[]): Line[] => [
  ...useMeasured(sheets),
  ...useCounted(sheets),
  ...useTold(),
];

function useMeasured(sheets: PackageSheet[]): Line[] {
  const words = useText();
  const { lines, from } = words.t.business;
  const dearest = Math.max(...sheets.map((sheet) => majorOf(sheet.threeYears.amount)));
  const slowest = Math.max(...sheets.map((sheet) => sheet.days.max));
  const sum = (price: Money, above?: ReactNode) => (
    <>
      {above}
      <Figure>{words.format.money(price)}</Figure>
    </>
  );
  const cells = {
    price: (sheet: PackageSheet) =>
      sum(sheet.price, <span className="block text-caption text-ink-mute">{from}</span>),
    renewal: (sheet: PackageSheet) => sum(sheet.renewal),
    threeYears: (sheet: PackageSheet) =>
      sum(sheet.threeYears, <Bar from={0} to={majorOf(sheet.threeYears.amount) / dearest} />),
    days: (sheet: PackageSheet) => (
      <>
        <Bar from={sheet.days.min / slowest} to={sheet.days.max / slowest} />
        <Figure>{packageFacts(sheet, words).days}</Figure>
      </>
    ),
  };
  return (['price', 'renewal', 'threeYears', 'days'] as const).map((name) => ({
    id: name,
    label: lines[name],
    note: lines[`${name}Note`],
    best: bestOn(name, sheets),
    cell: cells[name],
  }));
}

function useCounted(sheets: PackageSheet[]): Line[] {
  const words = useText();
  const { lines } = words.t.business;
  return [
    {
      id: 'visas',
      label: lines.visas,
      note: lines.visasNote,
      best: bestOn('visasMax', sheets),
      cell: (sheet) => <Plain>{packageFacts(sheet, words).visas}</Plain>,
    },
    {
      id: 'activities',
      label: lines.activities,
      note: lines.activitiesNote,
      best: bestOn('activities', sheets),
      cell: (sheet) => <Plain>{packageFacts(sheet, words).activities}</Plain>,
    },
  ];
}

const told = ['where', 'ownership', 'office', 'trade', 'audit', 'capital'] as const;

function useTold(): Line[] {
  const words = useText();
  const { lines } = words.t.business;
  const features = (sheet: PackageSheet) => (
    <ul className="grid gap-1.5 text-[0.9375rem] leading-[1.45] text-ink-soft">
      {sheet.features.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return [
    ...told.map((name) => ({
      id: name,
      label: lines[name],
      cell: (sheet: PackageSheet) => <Plain>{packageFacts(sheet, words)[name]}</Plain>,
    })),
    { id: 'bestFor', label: lines.bestFor, cell: (sheet) => <Plain>{sheet.bestFor}</Plain> },
    { id: 'features', label: lines.features, cell: features },
  ];
}

/** A stretch of the whole, from nothing at the start to the largest at the end; both between 0 and 1. */
function Bar({ from, to }: { from: number; to: number }) {
  const length = 200;
  return (
    <svg
      viewBox={`0 0 ${length} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 mb-2.5 block h-1.5 w-full max-w-60 rtl:-scale-x-100"
    >
      <rect y="2.5" width={length} height="1" className="fill-line-strong" />
      <rect x={from * length} width={(to - from) * length} height="6" className="fill-primary" />
    </svg>
  );
}
