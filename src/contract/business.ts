/** What the pages of business are made from. Plain types: the browser's first chunk imports this file. */
import type { CompanyPackage } from '#contract/catalogue/business.ts';
import type { Picture } from '#contract/pages/parts.ts';
import type { Money } from '#contract/primitives.ts';

export type Jurisdiction = CompanyPackage['jurisdictionType'];
type Emirate = CompanyPackage['emirate'];
type Office = CompanyPackage['allows']['office']['kind'];
type MainlandTrade = CompanyPackage['allows']['mainlandTrade'];

export interface PackageDays {
  min: number;
  max: number;
}

/** A package as a card shows it and the filters ask of it. */
export interface PackageCard {
  slug: string;
  path: string;
  title: string;
  description: string;
  /** The first year, from. */
  price: Money;
  popular: boolean;
  features: string[];
  jurisdiction: Jurisdiction;
  emirate: Emirate;
  visasMax: number;
  office: Office;
  days: PackageDays;
}

/** Everything the catalogue knows of a package. */
export interface PackageSheet extends PackageCard {
  authority: string;
  bestFor: string;
  picture: Picture;
  /** Each year after the first. */
  renewal: Money;
  /** The first year and two renewals. */
  threeYears: Money;
  ownershipPercent: number;
  visasIncluded: number;
  visaNote: string | null;
  activities: number;
  activityExamples: string[];
  officeMandatory: boolean;
  auditRequired: boolean;
  shareCapital: Money | null;
  mainlandTrade: MainlandTrade;
}

export interface ProcessStep {
  step: number;
  title: string;
  description: string;
  duration: string;
  documents: string[];
  owner: 'rihla' | 'rihla-and-client' | 'authority';
  outcome: string;
}

export interface LicenceType {
  id: string;
  icon: string;
  title: string;
  description: string;
  examples: string[];
}

interface Reason {
  id: string;
  title: string;
  text: string;
}

/** One of the four desks: licences, banking, visas, legal. */
export interface Department {
  id: string;
  icon: string;
  path: string;
  title: string;
  text: string;
}

/** A question of our advisor's book, with its answer. */
export interface AnsweredQuestion {
  id: string;
  question: string;
  answer: string;
  caution: string | null;
}

export interface BusinessContent {
  label: string;
  title: string;
  text: string;
  priceNote: string;
  popularLabel: string;
  packages: PackageCard[];
  process: ProcessStep[];
  /** From the first meeting to residence and account. */
  processDays: PackageDays;
  licenceTypes: LicenceType[];
  reasons: Reason[];
  reasonsPicture: Picture;
  desks: Department[];
  documents: string[];
}

export interface PackageContent {
  sheet: PackageSheet;
  popularLabel: string;
  priceNote: string;
  process: ProcessStep[];
  processDays: PackageDays;
  /** Those that share its kind and stand nearest in price. */
  similar: PackageCard[];
  desks: Department[];
  reviewed: string;
}

export interface CompareContent {
  title: string;
  packages: PackageSheet[];
  popularLabel: string;
  priceNote: string;
  /** What is compared while nobody has chosen: one of each kind. */
  proposal: string[];
}

/** What every desk's page begins and ends with. */
export interface DepartmentFrame {
  desk: Department & { items: string[]; picture: Picture };
  others: Department[];
  questions: AnsweredQuestion[];
  /** The month in which these facts were last read through: 'November 2026'. */
  reviewed: string;
}

export interface LicencesContent extends DepartmentFrame {
  licenceTypes: LicenceType[];
  process: ProcessStep[];
  processDays: PackageDays;
  packages: PackageCard[];
  priceNote: string;
}

export interface BankingContent extends DepartmentFrame {
  /** The step that opens the account, and what it asks for. */
  step: ProcessStep;
  documents: string[];
}

export interface VisaSheet {
  id: string;
  title: string;
  years: number;
  who: string;
  rules: string[];
  documents: string[];
  minInvestment: Money | null;
  minMonthlyIncome: Money | null;
  sponsorsFamily: boolean;
  monthsAbroad: number | null;
  days: PackageDays;
  caution: string;
  reviewed: string;
}

export interface VisasContent extends DepartmentFrame {
  visas: VisaSheet[];
}

export interface LegalContent extends DepartmentFrame {
  /** The steps that lawyers carry: agreements, registration, filings. */
  steps: ProcessStep[];
}

export type BusinessPage =
  | { name: 'business'; content: BusinessContent }
  | { name: 'business-package'; content: PackageContent }
  | { name: 'business-compare'; content: CompareContent }
  | { name: 'business-licences'; content: LicencesContent }
  | { name: 'business-banking'; content: BankingContent }
  | { name: 'business-visas'; content: VisasContent }
  | { name: 'business-legal'; content: LegalContent };
