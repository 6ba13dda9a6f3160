/** The pages of the four desks: licences, banking, visas, legal. */

import type {
  BankingContent,
  DepartmentFrame,
  LegalContent,
  LicencesContent,
  VisaSheet,
  VisasContent,
} from '#contract/business.ts';
import type { Art } from '#contract/catalogue/shapes.ts';
import { monthInWords } from '#domain/calendar/date-words.ts';
import { cardsOf } from '#server/business/package-content.ts';
import {
  answersOf,
  departmentsOf,
  licenceTypesOf,
  processDaysOf,
  processOf,
} from '#server/business/shared-content.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

type DepartmentId = 'licenses' | 'banking' | 'visas' | 'legal';

/** Which questions of the advisor's book belong to which desk. */
const questions: Record<DepartmentId, string[]> = {
  licenses: ['biz-mainland-freezone', 'biz-cost', 'biz-duration', 'biz-visas'],
  banking: ['biz-bank', 'biz-documents', 'biz-corporate-tax', 'biz-personal-tax'],
  visas: ['biz-golden', 'biz-visas', 'biz-personal-tax', 'biz-staff'],
  legal: [
    'biz-ubo',
    'biz-corporate-tax',
    'biz-freezone-tax',
    'biz-small-relief',
    'biz-vat',
    'biz-einvoicing',
    'biz-esr',
    'biz-staff',
  ],
};

/** The desks have no picture of their own in the catalogue; each borrows the scene nearest to it. */
function artOf({ snapshot }: PageSource, id: DepartmentId): Art {
  const borrowed = {
    licenses: snapshot.bySlug('services', 'business-setup-visa'),
    banking: snapshot.bySlug('services', 'legal-financial'),
    visas: snapshot.all('recommendations').find((card) => card.id === 'documents-expiring'),
    // Its courts and its wills are there.
    legal: snapshot.bySlug('packages', 'difc'),
  };
  return borrowed[id]?.art ?? snapshot.texts('business').hero.art;
}

function frameOf(source: PageSource, id: DepartmentId): DepartmentFrame {
  const { snapshot, say, picture } = source;
  const { sections, reviewed } = snapshot.texts('business');
  const section = sections.find((candidate) => candidate.id === id);
  const desk = departmentsOf(source).find((candidate) => candidate.id === id);
  if (!section || !desk) throw new RangeError(`The catalogue has no section ${id} of business.`);
  return {
    desk: { ...desk, items: section.items.map(say), picture: picture(artOf(source, id)) },
    others: departmentsOf(source).filter((other) => other.id !== id),
    questions: answersOf(source, questions[id]),
    reviewed: monthInWords(reviewed, source.language),
  };
}

export const licencesContent = (source: PageSource): LicencesContent => ({
  ...frameOf(source, 'licenses'),
  licenceTypes: licenceTypesOf(source),
  process: processOf(source),
  processDays: processDaysOf(source),
  packages: cardsOf(source),
  priceNote: source.say(source.snapshot.texts('business').priceNote),
});

export function bankingContent(source: PageSource): BankingContent {
  const { snapshot, say } = source;
  const step = processOf(source).at(-1);
  if (!step) throw new RangeError('The catalogue has no road to a bank account.');
  return {
    ...frameOf(source, 'banking'),
    step,
    documents: snapshot.texts('business').documentUploads.map(say),
  };
}

export const visasContent = (source: PageSource): VisasContent => ({
  ...frameOf(source, 'visas'),
  visas: visaSheets(source),
});

function visaSheets(source: PageSource): VisaSheet[] {
  const { snapshot, say } = source;
  return snapshot.all('visas').map((visa) => ({
    id: visa.id,
    title: say(visa.title),
    years: visa.validityYears,
    who: say(visa.who),
    rules: visa.rules.map(say),
    documents: visa.documents.map(say),
    minInvestment: visa.minInvestment,
    minMonthlyIncome: visa.minMonthlyIncome,
    sponsorsFamily: visa.canSponsorFamily,
    monthsAbroad: visa.mayStayAbroadMonths,
    days: visa.typicalDays,
    caution: say(visa.caution),
    reviewed: monthInWords(visa.reviewed, source.language),
  }));
}

export function legalContent(source: PageSource): LegalContent {
  // Agreements, registration and the tax file: the third to the fifth step.
  return { ...frameOf(source, 'legal'), steps: processOf(source).slice(2, 5) };
}
