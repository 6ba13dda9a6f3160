import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { Status, type Tone } from '#web/ui/status.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

type Row = StyleguideText['table']['rows'][number];

const tones: Record<string, Tone> = {
  'RH-2041': 'success',
  'RH-2038': 'warning',
  'RH-2030': 'info',
};

export function InvoiceTable({ text: { table, status } }: { text: StyleguideText }) {
  const columns: Column<Row>[] = [
    {
      id: 'number',
      head: table.number,
      cell: (row) => <bdi className="tnum">{row.number}</bdi>,
      quiet: true,
      phone: 'second-start',
    },
    { id: 'service', head: table.service, cell: (row) => row.service, phone: 'first-start' },
    { id: 'date', head: table.date, cell: (row) => row.date, quiet: true, phone: 'hidden' },
    {
      id: 'status',
      head: table.status,
      cell: (row) => {
        const tone = tones[row.number] ?? 'neutral';
        return <Status tone={tone}>{status[tone]}</Status>;
      },
      phone: 'second-end',
    },
    {
      id: 'amount',
      head: table.amount,
      cell: (row) => <bdi>{row.amount}</bdi>,
      amount: true,
      phone: 'first-end',
    },
  ];
  return (
    <Table
      caption={table.caption}
      columns={columns}
      rows={table.rows}
      rowKey={(row) => row.number}
    />
  );
}
