import type { FunctionComponent } from 'react';
import type { Page, PagePayload } from '#contract/pages/pages.ts';
import type { Feature, Texts } from '#web/feature-texts.ts';

export type PageName = Page['name'];
export type PageOf<Name extends PageName> = Extract<Page, { name: Name }>;

/** What the document's head says of a page. */
export interface Head {
  title: string;
  description: string;
  /** The key of the drawing that stands for the page when it is shared. */
  socialArt: string;
  hiddenFromSearch?: boolean;
  /** Facts for search engines, as schema.org writes them. */
  structured?: object;
}

export interface Screen<Shown extends Page = Page> {
  View: FunctionComponent<{ page: Shown; payload: PagePayload }>;
  /** Fetches what it draws in the browser, so that it is drawn at once. */
  bring?: () => Promise<unknown>;
  head(page: Shown, payload: PagePayload, t: Texts): Head;
  /** The page fills the window and ends without the footer. */
  withoutFooter?: boolean;
  /** The page begins with a dark picture that runs under the bar. */
  darkUnderBar?: boolean;
  /** Stands between the bar and the page, and stays while the next page has the same. */
  Under?: FunctionComponent<{ payload: PagePayload }>;
  /** The server draws it, although it is one of the app's: it says by itself what it is without scripts. */
  isServed?: boolean;
  /** It stands on the app's providers, with what lies over each of its screens. */
  onProviders?: boolean;
  /** The page brings its own way home. */
  withoutBar?: boolean;
}

/** How a page is found: what draws it, and whose words it shows beside the shell's. */
export interface ListedScreen<Shown extends Page = Page> {
  load(): Promise<Screen<Shown>>;
  words: Feature[];
}

/** The screens of a feature, one for each of its pages. */
export type Screens<Shown extends Page> = {
  [Name in Shown['name']]: ListedScreen<Extract<Shown, { name: Name }>>;
};

/** The pages of a feature, which show its words. */
export const inWordsOf =
  (feature: Feature) =>
  <Found>(load: () => Promise<Found>) => ({ load, words: [feature] });
