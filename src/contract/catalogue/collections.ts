/** The shape of everything the catalogue holds: items by collection, and the texts around them. */
import type { z } from 'zod';
import { BusinessTexts, CompanyPackage, Visa } from '#contract/catalogue/business.ts';
import {
  CompanyPageText,
  CompanyTexts,
  FaqEntry,
  MessagesTexts,
} from '#contract/catalogue/company.ts';
import { Plan, PlansTexts, Service, ServicesTexts } from '#contract/catalogue/landing.ts';
import type { CatalogueName, TextsName } from '#contract/catalogue/names.ts';
import { Offering, OfferingsTexts } from '#contract/catalogue/offerings.ts';
import { Persona, PersonasTexts } from '#contract/catalogue/personas.ts';
import { ProfileTexts, Recommendation } from '#contract/catalogue/profile.ts';
import {
  Agent,
  AgentsTexts,
  Location,
  LocationsTexts,
  PropertiesTexts,
  Property,
} from '#contract/catalogue/real-estate.ts';
import { RelocationTask, RelocationTexts } from '#contract/catalogue/relocation.ts';
import { Curriculum, School, SchoolingTexts } from '#contract/catalogue/schooling.ts';
import { TaxonomyTexts } from '#contract/catalogue/taxonomy.ts';
import { MembershipTier, Venue, VipEvent, VipTexts } from '#contract/catalogue/vip.ts';

export const itemSchemas = {
  plans: Plan,
  services: Service,
  offerings: Offering,
  properties: Property,
  locations: Location,
  agents: Agent,
  packages: CompanyPackage,
  visas: Visa,
  curricula: Curriculum,
  schools: School,
  venues: Venue,
  lounges: Venue,
  nightclubs: Venue,
  events: VipEvent,
  'membership-tiers': MembershipTier,
  recommendations: Recommendation,
  personas: Persona,
  pages: CompanyPageText,
  faq: FaqEntry,
  'relocation-tasks': RelocationTask,
} satisfies Record<CatalogueName, z.ZodType>;

export type CatalogueItem<Name extends CatalogueName> = z.infer<(typeof itemSchemas)[Name]>;

export const textSchemas = {
  taxonomy: TaxonomyTexts,
  plans: PlansTexts,
  services: ServicesTexts,
  offerings: OfferingsTexts,
  properties: PropertiesTexts,
  locations: LocationsTexts,
  agents: AgentsTexts,
  business: BusinessTexts,
  schooling: SchoolingTexts,
  vip: VipTexts,
  profile: ProfileTexts,
  messages: MessagesTexts,
  personas: PersonasTexts,
  company: CompanyTexts,
  relocation: RelocationTexts,
} satisfies Record<TextsName, z.ZodType>;

export type CatalogueTexts<Name extends TextsName> = z.infer<(typeof textSchemas)[Name]>;
