import { DepartmentPage, departmentHead } from '#web/business/department-page.tsx';
import { DetailedStep } from '#web/business/road.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

type Legal = PageOf<'business-legal'>;

function LegalPage({ page: { content } }: { page: Legal }) {
  const { t } = useText();
  const { legal } = t.business;
  return (
    <DepartmentPage
      content={content}
      kind="legal"
      answersTitle={legal.filings}
      answersText={legal.filingsText}
    >
      <BelowFold className="wrap pb-(--section)">
        <SectionHead title={legal.papers} text={legal.papersText} />
        <ol>
          {content.steps.map((step) => (
            <DetailedStep key={step.step} step={step} />
          ))}
        </ol>
      </BelowFold>
    </DepartmentPage>
  );
}

export const legalScreen: Screen<Legal> = {
  View: LegalPage,
  head: ({ content }, payload, t) => departmentHead(content, payload, t),
};
