/** What the pages of company are made from. Plain types: the browser's first chunk imports this file. */
import type { Link, Picture, SocialLink } from '#contract/pages/parts.ts';
import type { Day } from '#contract/primitives.ts';

export interface CompanySection {
  id: string;
  heading: string;
  paragraphs: string[];
}

/** What every page of the house begins with. */
export interface CompanyText {
  title: string;
  intro: string;
  /** The key of the drawing that stands for the page when it is shared. */
  artKey: string;
}

interface Article extends CompanyText {
  sections: CompanySection[];
}

export interface AboutContent extends Article {
  picture: Picture;
  /** Where a reader who likes the house goes next. */
  further: { link: Link; text: string }[];
}

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  bio: string;
  initials: string;
  accent: string;
  languages: string[];
}

interface TeamContent extends Article {
  members: TeamMember[];
}

export interface Job {
  id: string;
  title: string;
  partTime: boolean;
  location: string;
  text: string;
  requirements: string[];
  /** The address a letter goes to. */
  apply: string;
}

export interface CareersContent extends Article {
  jobs: Job[];
  picture: Picture;
}

export interface CompanyRelease {
  id: string;
  day: Day;
  title: string;
  text: string;
}

interface PressContent extends Article {
  releases: CompanyRelease[];
}

export interface PolicyContent extends Article {
  effective: Day | undefined;
  version: string | undefined;
  others: Link[];
}

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export interface FaqContent extends CompanyText {
  topics: { id: string; label: string; questions: Question[] }[];
}

export interface ContactContent extends CompanyText {
  picture: Picture;
  hours: string;
  /** Addresses for those who know whom they want. */
  desks: { id: 'care' | 'privacy' | 'press' | 'careers'; email: string }[];
  social: SocialLink[];
}

interface SitemapContent extends CompanyText {
  groups: { title: string; links: Link[] }[];
}

export type CompanyPage =
  | { name: 'about'; content: AboutContent }
  | { name: 'team'; content: TeamContent }
  | { name: 'careers'; content: CareersContent }
  | { name: 'press'; content: PressContent }
  | { name: 'policy'; content: PolicyContent }
  | { name: 'faq'; content: FaqContent }
  | { name: 'contact'; content: ContactContent }
  | { name: 'sitemap'; content: SitemapContent };
