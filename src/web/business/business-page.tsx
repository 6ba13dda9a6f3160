import { FileUp } from 'lucide-react';
import type { BusinessContent } from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { ClosingCall } from '#web/business/closing-call.tsx';
import { DepartmentLinks } from '#web/business/department-links.tsx';
import { LicenceColumns } from '#web/business/licence-columns.tsx';
import { PackageBrowser, packagesId } from '#web/business/packages/browser.tsx';
import { Road } from '#web/business/road.tsx';
import { packagesFacts } from '#web/business/structured-data.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

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

const documentsId = 'documents';

/** The papers that open a file, numbered as we ask for them. */
function Documents({ documents }: { documents: string[] }) {
  const { t } = useText();
  const { title, text, button } = t.business.documents;
  return (
    <section
      id={documentsId}
      className="wrap grid scroll-mt-(--nav-h) gap-x-16 gap-y-9 pb-(--section) desk:grid-cols-[22rem_1fr]"
    >
      <div>
        <Heading level={2} size="h2">
          {title}
        </Heading>
        <p className="mt-4 text-ink-soft">{text}</p>
        <AskLink
          kind="company"
          variant="outline"
          icon={<FileUp size={18} strokeWidth={1.5} />}
          className="mt-6"
        >
          {button}
        </AskLink>
      </div>
      <Papers documents={documents} />
    </section>
  );
}

const Papers = ({ documents }: { documents: string[] }) => (
  <ol className="border-b border-line">
    {documents.map((document, index) => (
      <li key={document} className="flex items-baseline gap-6 border-t border-line py-4">
        <span aria-hidden className="w-6 font-display text-[1.375rem] text-brass lining-nums">
          {index + 1}
        </span>
        <span className="font-display text-[1.375rem] leading-[1.3] [&:lang(ar)]:leading-[1.5]">
          {document}
        </span>
      </li>
    ))}
  </ol>
);
