import type { PagePayload } from '#contract/pages/pages.ts';
import { BusinessHero } from '#web/business/business-hero.tsx';
import { ClosingCall } from '#web/business/closing-call.tsx';
import { DepartmentLinks } from '#web/business/department-links.tsx';
import { Documents } from '#web/business/documents.tsx';
import { LicenceColumns } from '#web/business/licence-columns.tsx';
import { PackageBrowser } from '#web/business/packages/package-browser.tsx';
import { Reasons } from '#web/business/reasons.tsx';
import { Road } from '#web/business/road.tsx';
import { packagesFacts } from '#web/business/structured.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';

type Business = PageOf<'business'>;

interface BusinessProps {
  page: Business;
  payload: PagePayload;
}

function BusinessPage({ page: { content }, payload: { artBase } }: BusinessProps) {
  const { t } = useText();
  return (
    <>
      <BusinessHero content={content} artBase={artBase} />
      <div className="wrap pt-9 pb-18 tablet:pt-12 tablet:pb-24">
        <DepartmentLinks desks={content.desks} />
      </div>
      <PackageBrowser {...content} />
      <Road process={content.process} processDays={content.processDays} />
      <LicenceColumns licenceTypes={content.licenceTypes} more="/business/licenses" />
      <Documents documents={content.documents} />
      <Reasons reasons={content.reasons} reasonsPicture={content.reasonsPicture} />
      <ClosingCall subject={t.business.closing.subject} />
    </>
  );
}

export const businessScreen: Screen<Business> = {
  View: BusinessPage,
  darkUnderBar: true,
  head: ({ content }, payload, t) => ({
    title: `${content.label} · ${payload.chrome.brand}`,
    description: content.text,
    socialArt: 'hero/business',
    structured: packagesFacts(payload, content, t),
  }),
};
