import type { BusinessContent } from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { ClosingCall } from '#web/business/closing-call.tsx';
import { DepartmentLinks } from '#web/business/department-links.tsx';
import { Documents, documentsId } from '#web/business/documents.tsx';
import { LicenceColumns } from '#web/business/licence-columns.tsx';
import { PackageBrowser, packagesId } from '#web/business/packages/package-browser.tsx';
import { Road } from '#web/business/road.tsx';
import { packagesFacts } from '#web/business/structured.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';

const onPhones = 'max-tablet:min-h-12 max-tablet:px-4.5';

interface BusinessHeroProps {
  content: BusinessContent;
  artBase: string;
}

function BusinessHero({ content: { label, title, text }, artBase }: BusinessHeroProps) {
  const { t } = useText();
  return (
    <ServiceHero
      art={{ artBase, page: 'business', light: 'dusk', dark: 'night' }}
      label={label}
      title={title}
      text={text}
    >
      <ButtonLink to={`#${packagesId}`} variant="inverse" className={onPhones}>
        {t.business.hero.start}
      </ButtonLink>
      <ButtonLink to={`#${documentsId}`} variant="inverse-outline" className={onPhones}>
        {t.business.hero.documents}
      </ButtonLink>
    </ServiceHero>
  );
}

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

type Shown = Pick<BusinessContent, 'reasons' | 'reasonsPicture'>;

function Reasons({ reasons, reasonsPicture }: Shown) {
  const { t } = useText();
  return (
    <BelowFold className="wrap grid items-center gap-x-16 gap-y-9 pb-(--section) desk:grid-cols-2">
      <div className={paper}>
        <Plate>
          <Picture picture={reasonsPicture} />
        </Plate>
      </div>
      <div>
        <Heading level={2} size="h2" className="mb-6">
          {t.business.reasons.title}
        </Heading>
        <dl>
          {reasons.map((reason) => (
            <div
              key={reason.id}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 tablet:grid-cols-[13rem_1fr]"
            >
              <dt className="font-display text-[1.375rem] leading-[1.2] [&:lang(ar)]:leading-[1.45]">
                {reason.title}
              </dt>
              <dd className="text-[0.9375rem] leading-[1.55] text-ink-soft">{reason.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </BelowFold>
  );
}
