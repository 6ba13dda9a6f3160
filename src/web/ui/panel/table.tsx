import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { capitals } from '#web/ui/panel/section-label.tsx';

/** Where a cell stands when a phone turns the row into two lines. */
const places = {
  'first-start': 'max-tablet:order-1',
  'first-end': 'max-tablet:order-2 max-tablet:justify-self-end',
  'second-start': 'max-tablet:order-3 max-tablet:text-caption',
  'second-end': 'max-tablet:order-4 max-tablet:justify-self-end',
  /** A line of its own below the two. */
  third: 'max-tablet:order-5 max-tablet:col-span-2 max-tablet:text-caption',
  hidden: 'max-tablet:hidden',
};

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Amounts: at the end edge, with figures of one width. */
  amount?: boolean;
  quiet?: boolean;
  /** Left out where a tablet has no room for it. */
  wide?: boolean;
  phone: keyof typeof places;
}

interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}

export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <table className="w-full border-collapse text-[0.9375rem]">
    <caption className="sr-only">{caption}</caption>
    <thead className="max-tablet:sr-only">
      <tr className="border-b border-line-strong">
        {columns.map((column) => (
          <th key={column.id} scope="col" className={classes(capitals, head(column))}>
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          className="border-b border-line max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:items-baseline max-tablet:gap-x-4 max-tablet:gap-y-1 max-tablet:py-3.5"
        >
          {columns.map((column) => (
            <td key={column.id} className={classes(cell(column), places[column.phone])}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface Look {
  amount?: boolean;
  quiet?: boolean;
  wide?: boolean;
}

const head = ({ amount, wide }: Look) =>
  classes(
    wide && 'max-desk:hidden',
    'py-3 tracking-[0.12em] whitespace-nowrap text-ink-mute not-first:ps-5',
    amount ? 'text-end' : 'text-start',
  );

const cell = ({ amount, quiet, wide }: Look) =>
  classes(
    wide && 'max-desk:hidden',
    'tablet:py-[0.9375rem] tablet:not-first:ps-5',
    amount && 'tnum text-end whitespace-nowrap',
    quiet && 'text-ink-mute',
  );
