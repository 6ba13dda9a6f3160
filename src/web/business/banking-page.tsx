import type { BankingContent } from '#contract/business.ts';
import { DepartmentPage, departmentHead } from '#web/business/department-page.tsx';
import { DetailedStep } from '#web/business/road.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

type Banking = PageOf<'business-banking'>;

const BankingPage = ({ page: { content } }: { page: Banking }) => (
  <DepartmentPage content={content} kind="banking">
    <File content={content} />
    <Place content={content} />
  </DepartmentPage>
);

/** What a compliance officer wants to hold, numbered, in two columns. */
function File({ content: { documents, step } }: { content: BankingContent }) {
  const { t } = useText();
  const { banking } = t.business;
  const papers = [...new Set([...documents, ...step.documents])];
  return (
    <BelowFold className="wrap pb-(--section)">
      <SectionHead title={banking.file} text={banking.fileText} />
      <ol className="gap-x-16 tablet:columns-2">
        {papers.map((paper, index) => (
          <li
            key={paper}
            className="flex break-inside-avoid items-baseline gap-5 border-t border-line py-4"
          >
            <span aria-hidden className="w-6 font-display text-[1.25rem] text-brass lining-nums">
              {index + 1}
            </span>
            <Heading level={3} size="step">
              {paper}
            </Heading>
          </li>
        ))}
      </ol>
    </BelowFold>
  );
}

function Place({ content: { step } }: { content: BankingContent }) {
  const { t } = useText();
  const { banking } = t.business;
  return (
    <BelowFold className="wrap pb-(--section)">
      <SectionHead title={banking.step} text={banking.stepText} />
      <ol>
        <DetailedStep step={step} />
      </ol>
      <ButtonLink to="/business/licenses" variant="quiet" className="mt-6">
        {banking.all}
      </ButtonLink>
    </BelowFold>
  );
}

export const bankingScreen: Screen<Banking> = {
  View: BankingPage,
  head: ({ content }, payload, t) => departmentHead(content, payload, t),
};
