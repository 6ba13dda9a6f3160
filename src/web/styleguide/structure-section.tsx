import { useState } from 'react';
import { Specimen, SpecimenSection } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { Accordion } from '#web/ui/controls/accordion.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';
import { Status, type Tone } from '#web/ui/status.tsx';

export function StructureSection({ text }: { text: StyleguideText }) {
  const { groups, trail } = text;
  const crumbs = [{ label: trail.profile, to: '/' }, { label: trail.invoices }];
  return (
    <SpecimenSection title={text.sections.structure}>
      <Specimen label={groups.stepper} span="full">
        <Steps text={text} current={2} />
      </Specimen>
      <Specimen label={groups.tabs}>
        <TabSet text={text} />
      </Specimen>
      <Specimen label={groups.accordion}>
        <Accordion
          items={text.accordion.map(({ title, text: content }) => ({ id: title, title, content }))}
        />
      </Specimen>
      <Specimen label={groups.trail}>
        <Breadcrumb label={trail.label} crumbs={crumbs} />
      </Specimen>
      <Specimen label={groups.table} span="wide">
        <InvoiceTable text={text} />
      </Specimen>
      <Specimen label={groups.verticalStepper}>
        <Steps text={text} current={3} upright />
      </Specimen>
    </SpecimenSection>
  );
}

interface StepsProps {
  text: StyleguideText;
  current: number;
  upright?: boolean;
}

export function Steps({ text: { steps }, current, upright = false }: StepsProps) {
  const { titles, captions, done, current: now, next } = steps;
  return (
    <Stepper
      steps={titles.map((title, index) => ({ id: title, title, caption: captions[index] ?? '' }))}
      current={current}
      stateLabels={{ done, current: now, next }}
      orientation={upright ? 'vertical' : 'horizontal'}
    />
  );
}

type TabName = 'book' | 'upcoming' | 'history' | 'gifts';

export function TabSet({ text: { tabs } }: { text: StyleguideText }) {
  const [tab, setTab] = useState<TabName>('book');
  return (
    <Tabs<TabName>
      label={tabs.label}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'book', label: tabs.book, content: tabs.bookText },
        { value: 'upcoming', label: tabs.upcoming, content: tabs.upcomingText },
        { value: 'history', label: tabs.history, content: tabs.historyText },
        { value: 'gifts', label: tabs.gifts, content: '', disabled: true },
      ]}
    />
  );
}

type Row = StyleguideText['table']['rows'][number];

const tones: Record<string, Tone> = {
  'RH-2041': 'success',
  'RH-2038': 'warning',
  'RH-2030': 'info',
};

function InvoiceTable({ text: { table, status } }: { text: StyleguideText }) {
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
