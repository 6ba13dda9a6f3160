import type { VisaSheet } from '#contract/business.ts';
import { DepartmentPage, departmentHead } from '#web/business/department-page.tsx';
import { useVisaWords, VisaEntry } from '#web/business/visa-entry.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

type Visas = PageOf<'business-visas'>;

function VisasPage({ page: { content } }: { page: Visas }) {
  const { t } = useText();
  const { visas } = t.business;
  return (
    <DepartmentPage content={content} kind="visa">
      <BelowFold className="wrap pb-(--section)">
        <SectionHead title={visas.title(content.visas.length)} text={visas.text} />
        <Overview visas={content.visas} />
      </BelowFold>
      <div className="wrap grid gap-5 pb-(--section)">
        {content.visas.map((visa) => (
          <BelowFold key={visa.id} as="div">
            <VisaEntry visa={visa} />
          </BelowFold>
        ))}
      </div>
    </DepartmentPage>
  );
}

function Overview({ visas }: { visas: VisaSheet[] }) {
  const { t } = useText();
  const words = useVisaWords();
  const { name, validity, threshold, typical, table } = t.business.visas;
  const link = (visa: VisaSheet) => (
    <a
      href={`#${visa.id}`}
      className="font-display text-[1.25rem] leading-[1.25] decoration-brass-fill underline-offset-4 hover:underline [&:lang(ar)]:leading-[1.5]"
    >
      {visa.title}
    </a>
  );
  const columns: Column<VisaSheet>[] = [
    { id: 'name', head: name, cell: link, phone: 'first-start' },
    { id: 'years', head: validity, cell: words.years, phone: 'first-end' },
    { id: 'threshold', head: threshold, cell: words.threshold, phone: 'second-start' },
    { id: 'days', head: typical, cell: words.days, quiet: true, phone: 'second-end' },
  ];
  return <Table caption={table} columns={columns} rows={visas} rowKey={(visa) => visa.id} />;
}

export const visasScreen: Screen<Visas> = {
  View: VisasPage,
  head: ({ content }, payload, t) => departmentHead(content, payload, t),
};
