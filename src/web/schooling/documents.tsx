import { useText } from '#web/i18n/use-text.ts';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { StarList } from '#web/ui/star-list.tsx';

export function Documents({ documents }: { documents: string[] }) {
  const { t } = useText();
  return (
    <section className="pt-(--part)">
      <SectionHead title={t.schooling.documentsTitle} text={t.schooling.documentsLead} />
      <StarList
        layout="stack"
        items={documents}
        className="gap-x-12! gap-y-0! text-body! tablet:grid-cols-2 *:border-t *:border-line *:py-3.5"
      />
    </section>
  );
}
