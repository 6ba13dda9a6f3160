import type { PackageContent } from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { ClosingCall } from '#web/business/closing-call.tsx';
import { DepartmentLinks } from '#web/business/department-links.tsx';
import { PackageCard } from '#web/business/packages/card.tsx';
import { PackageTerms } from '#web/business/packages/terms.tsx';
import { comparePath } from '#web/business/packages/use-package-query.ts';
import { PageTop } from '#web/business/page-top.tsx';
import { Road } from '#web/business/road.tsx';
import { packageFacts } from '#web/business/structured-data.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

type Package = PageOf<'business-package'>;

function PackagePage({ page: { content } }: { page: Package; payload: PagePayload }) {
  const { t } = useText();
  return (
    <>
      <Top content={content} />
      <PackageTerms content={content} />
      <Road process={content.process} processDays={content.processDays} />
      <Similar content={content} />
      <div className="wrap pb-(--section)">
        <DepartmentLinks desks={content.desks} />
      </div>
      <ClosingCall subject={t.business.packages.subject(content.sheet.title)} />
    </>
  );
}

function Top({ content: { sheet, popularLabel, similar } }: { content: PackageContent }) {
  const { t, format } = useText();
  const { packages, kinds, pack } = t.business;
  const badges = (
    <>
      <Badge>{kinds[sheet.jurisdiction]}</Badge>
      {sheet.popular && <Badge variant="most-popular">{popularLabel}</Badge>}
    </>
  );
  const near = similar.slice(0, 2).map((card) => card.slug);
  return (
    <PageTop title={sheet.title} text={sheet.description} picture={sheet.picture} badge={badges}>
      <p className="mt-7">
        <span className="block text-caption text-ink-mute">{t.business.from}</span>{' '}
        <bdi className="font-display text-[2.75rem] leading-none lining-nums">
          {format.money(sheet.price)}
        </bdi>
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <AskLink kind="company" about={sheet.slug}>
          {packages.apply}
        </AskLink>
        <ButtonLink to={comparePath([sheet.slug, ...near])} variant="quiet">
          {pack.compare}
        </ButtonLink>
      </div>
    </PageTop>
  );
}

function Similar({ content }: { content: PackageContent }) {
  const { t } = useText();
  const { similar, popularLabel } = content;
  return (
    <BelowFold className="wrap pb-(--section)">
      <SectionHead title={t.business.pack.similar} text={t.business.pack.similarText} />
      <ul className="grid gap-5 tablet:grid-cols-2 desk:grid-cols-3">
        {similar.map((card) => (
          <li key={card.slug}>
            <PackageCard card={card} popularLabel={popularLabel} />
          </li>
        ))}
      </ul>
    </BelowFold>
  );
}

export const packageScreen: Screen<Package> = {
  View: PackagePage,
  head: ({ content: { sheet } }, payload, t) => ({
    title: `${sheet.title} · ${payload.chrome.brand}`,
    description: sheet.description,
    socialArt: `business/${sheet.slug}`,
    structured: packageFacts(payload, sheet, t),
  }),
};
