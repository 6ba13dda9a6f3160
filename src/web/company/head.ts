import type { CompanyText } from '#contract/company.ts';
import { addressOf, type PagePayload } from '#contract/pages/pages.ts';
import type { Head } from '#web/screen.ts';

interface Facts {
  /** What schema.org calls a page of this kind. */
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';
  more?: object;
}

/** What search engines read of a page of the house. */
export const companyHead = (
  { title, intro, artKey }: CompanyText,
  { publicUrl, language, path, chrome }: PagePayload,
  { type = 'WebPage', more }: Facts = {},
): Head => ({
  title: `${title} · ${chrome.brand}`,
  description: intro,
  socialArt: artKey,
  structured: {
    '@context': 'https://schema.org',
    '@type': type,
    name: title,
    description: intro,
    url: publicUrl + addressOf(language, path),
    inLanguage: language,
    publisher: { '@type': 'Organization', '@id': `${publicUrl}/#house`, name: chrome.brand },
    ...more,
  },
});
