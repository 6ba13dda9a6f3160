/** What the pages of schooling are made from. Plain types: the browser's first chunk imports this file. */
import type { Link, Picture } from '#contract/pages/parts.ts';
import type { Money } from '#contract/primitives.ts';

export interface MapPoint {
  lat: number;
  lng: number;
}

export interface CurriculumCard {
  slug: string;
  path: string;
  name: string;
  description: string;
  rating: number;
  /** How many schools in the city teach it. */
  schools: number;
  /** The average fees in the catalogue's words. */
  fees: string;
  highlights: string[];
  qualifications: string[];
  picture: Picture;
}

export interface Waitlist {
  status: 'open' | 'short' | 'long';
  monthsMin: number;
  monthsMax: number;
  text: string;
}

/** A school wherever it is listed or set beside others. */
export interface SchoolFacts {
  slug: string;
  path: string;
  name: string;
  description: string;
  curriculum: { slug: string; name: string; badge: string };
  area: { slug: string; name: string };
  place: MapPoint;
  rating: number;
  ages: { from: number; to: number };
  fees: { min: Money; max: Money; text: string };
  waitlist: Waitlist;
  features: string[];
  pupils: number;
  pupilsPerTeacher: number;
  boarding: boolean;
  inclusionSupport: boolean;
  transport: boolean;
  registrationFee: Money;
  depositPercent: number;
  yearStart: 'april' | 'august';
  isFeatured: boolean;
  picture: Picture;
  /** What a search finds it by, in both languages, as `searchable` writes it. */
  words: string;
}

/** What a child of this age is called, by the slug of the curriculum. */
export interface YearGroup {
  age: number;
  names: Record<string, string>;
}

export interface SchoolingStep {
  step: number;
  title: string;
  description: string;
  duration: string;
}

export interface SchoolingService {
  id: string;
  icon: string;
  title: string;
  description: string;
  features: string[];
}

export interface SchoolingClosing {
  title: string;
  text: string;
  consultation: string;
  guide: string;
  advisor: Link;
}

/** On every page of schooling. */
export interface SchoolingFrame {
  /** 'Schooling', as the bar calls it. */
  label: string;
  subPaths: Link[];
  /** How many schools the catalogue knows. */
  schools: number;
  /** The month the facts were last read through, in words. */
  reviewed: string;
  closing: SchoolingClosing;
}

export interface SchoolingHubContent {
  frame: SchoolingFrame;
  hero: { title: string; text: string };
  curricula: CurriculumCard[];
  featured: SchoolFacts[];
  services: SchoolingService[];
  steps: SchoolingStep[];
  reasons: string[];
  claims: { value: string; label: string }[];
}

export interface SchoolListContent {
  frame: SchoolingFrame;
  path: string;
  /** The name of the sub-path, or none for the list of all schools. */
  title?: string;
  /** Those that this list is about; all four on the list of all schools. */
  curricula: CurriculumCard[];
  schools: SchoolFacts[];
  yearGroups: YearGroup[];
  /** Shown where nothing matches. */
  nothing: Picture;
}

export interface SchoolContent {
  frame: SchoolingFrame;
  school: SchoolFacts;
  curriculum: CurriculumCard;
  yearGroups: YearGroup[];
  steps: SchoolingStep[];
  documents: string[];
  /** Of the same curriculum first, then the nearest. */
  similar: SchoolFacts[];
}

export interface ComparisonContent {
  frame: SchoolingFrame;
  schools: SchoolFacts[];
  yearGroups: YearGroup[];
  /** Where a family may live, to measure from. */
  homes: { slug: string; name: string; place: MapPoint }[];
}

export interface SupportContent {
  frame: SchoolingFrame;
  title: string;
  services: SchoolingService[];
  steps: SchoolingStep[];
  documents: string[];
  yearGroups: YearGroup[];
  curricula: { slug: string; name: string }[];
  picture: Picture;
}

export type SchoolingPage =
  | { name: 'schooling'; content: SchoolingHubContent }
  | { name: 'schools'; content: SchoolListContent }
  | { name: 'school'; content: SchoolContent }
  | { name: 'school-comparison'; content: ComparisonContent }
  | { name: 'schooling-support'; content: SupportContent };
