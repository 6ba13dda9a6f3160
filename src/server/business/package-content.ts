/** Packages in one language. */

import type {
  CompareContent,
  PackageCard,
  PackageContent,
  PackageSheet,
} from '#contract/business.ts';
import type { CompanyPackage } from '#contract/catalogue/business.ts';
import type { Money } from '#contract/primitives.ts';
import { proposalOf, similarTo, threeYearCost } from '#domain/business.ts';
import { monthInWords } from '#domain/calendar/date-words.ts';
import { departmentsOf, processDaysOf, processOf } from '#server/business/shared-content.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

export const packagePath = (slug: string) => `/business/packages/${slug}`;

/** Without the unit: every price of a package says by its place what it buys. */
const sum = ({ amount, currency }: Money): Money => ({ amount, currency });

const cardOf = ({ say }: PageSource, item: CompanyPackage): PackageCard => ({
  slug: item.slug,
  path: packagePath(item.slug),
  title: say(item.title),
  description: say(item.description),
  price: sum(item.price),
  popular: item.popular,
  features: item.features.map(say),
  jurisdiction: item.jurisdictionType,
  emirate: item.emirate,
  visasMax: item.allows.visasMax,
  office: item.allows.office.kind,
  days: item.allows.timeToLicenceDays,
});

export const cardsOf = (source: PageSource): PackageCard[] =>
  source.snapshot.all('packages').map((item) => cardOf(source, item));

function sheetOf(source: PageSource, item: CompanyPackage): PackageSheet {
  const { say, picture } = source;
  const { allows } = item;
  return {
    ...cardOf(source, item),
    authority: say(item.authority),
    bestFor: say(item.bestFor),
    picture: picture(item.art),
    renewal: sum(item.renewal),
    threeYears: threeYearCost(item.price, item.renewal),
    ownershipPercent: allows.ownershipPercent,
    visasIncluded: allows.visasIncluded,
    visaNote: allows.visaNote && say(allows.visaNote),
    activities: allows.activitiesPerLicence,
    activityExamples: allows.activityExamples.map(say),
    officeMandatory: allows.office.mandatory,
    auditRequired: allows.auditRequired,
    shareCapital: allows.minShareCapital && sum(allows.minShareCapital),
    mainlandTrade: allows.mainlandTrade,
  };
}

export function popularLabelOf({ snapshot, say }: PageSource): string {
  const badge = snapshot.texts('taxonomy').badges.find(({ id }) => id === 'isPopular');
  if (!badge) throw new RangeError('The taxonomy has no word for the most popular.');
  return say(badge.label);
}

export function packageContent(source: PageSource, item: CompanyPackage): PackageContent {
  const texts = source.snapshot.texts('business');
  const sheet = sheetOf(source, item);
  return {
    sheet,
    popularLabel: popularLabelOf(source),
    priceNote: source.say(texts.priceNote),
    process: processOf(source),
    processDays: processDaysOf(source),
    similar: similarTo(sheet, cardsOf(source)),
    desks: departmentsOf(source),
    reviewed: monthInWords(texts.reviewed, source.language),
  };
}

export function compareContent(source: PageSource): CompareContent {
  const { snapshot, say } = source;
  const texts = snapshot.texts('business');
  const packages = snapshot.all('packages').map((item) => sheetOf(source, item));
  return {
    title: say(texts.hero.title),
    packages,
    popularLabel: popularLabelOf(source),
    priceNote: say(texts.priceNote),
    proposal: proposalOf(packages),
  };
}
