/** What is asked of a company licence. */
import type { CompanyPackage } from '#contract/catalogue/business.ts';
import { add } from '#domain/money.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { waysToPay } from '#server/assistant/facets/money.ts';

export const companyFacets: Facets<CompanyPackage> = {
  total: (item, asked) => [...years(item, asked), visas(item, asked)],
  'pay-now': (item, asked) => years(item, asked).slice(0, 1),
  'way-to-pay': (_, asked) => waysToPay(asked),
  'extra-costs': (item, asked) => [...years(item, asked), ...duties(item, asked)],
  minimum: (item, asked) => duties(item, asked),
  duration: ({ allows }, { context, written }) => [
    context.telling.say.about.licenceDays(
      allows.timeToLicenceDays.min,
      allows.timeToLicenceDays.max,
    ),
    ...written('biz-duration'),
  ],
  notice: ({ allows }, { context }) => [
    context.telling.say.about.licenceDays(
      allows.timeToLicenceDays.min,
      allows.timeToLicenceDays.max,
    ),
  ],
  included: (item, asked) => [asked.say.comesWith(asked.list(item.features)), visas(item, asked)],
  capacity: (item, asked) => [
    visas(item, asked),
    asked.say.company.activities(item.allows.activitiesPerLicence),
  ],
  where: (item, asked) => [
    asked.say.lies(item.authority[asked.language]),
    officeOf(item, asked),
    trade(item, asked),
  ],
  papers: (_, { written }) => written('biz-documents'),
  private: ({ allows }, asked) => [
    asked.context.telling.say.about.ownership(allows.ownershipPercent),
    ...asked.written('biz-ubo'),
  ],
};

/** The first year, each after it, and two of them together. */
function years(
  { price, priceIsFrom, renewal, title }: CompanyPackage,
  asked: FacetContext,
): string[] {
  const { say, money, language, context } = asked;
  const first = priceIsFrom ? context.telling.say.from(money(price)) : money(price);
  const two =
    price.currency === renewal.currency ? [say.company.two(money(add(price, renewal)))] : [];
  return [
    `**${title[language]}**: ${say.company.first(first)}`,
    say.company.renewal(money(renewal)),
    ...two,
  ];
}

function visas({ allows }: CompanyPackage, { context, language }: FacetContext): string {
  const { about } = context.telling.say;
  const note = allows.visaNote ? ` ${allows.visaNote[language]}` : '';
  return `${about.visas(allows.visasIncluded, allows.visasMax)}${note}`;
}

function duties(item: CompanyPackage, asked: FacetContext): string[] {
  const { about } = asked.context.telling.say;
  const { minShareCapital, auditRequired } = item.allows;
  return [
    minShareCapital ? about.capital(asked.money(minShareCapital)) : about.noCapital,
    auditRequired ? about.audit : about.noAudit,
    officeOf(item, asked),
  ].map(capitalised);
}

const officeOf = ({ allows }: CompanyPackage, { context }: FacetContext): string => {
  const { about } = context.telling.say;
  return capitalised(allows.office.mandatory ? about.office : about.noOffice);
};

const trade = ({ allows }: CompanyPackage, { say }: FacetContext): string =>
  say.company.trade[allows.mainlandTrade];

/** What a list says in passing begins a sentence here. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
