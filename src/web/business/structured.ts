/** The pages of business as schema.org describes them. */
import type { Answered, BusinessContent, Desk, PackageSheet } from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Money } from '#contract/primitives.ts';
import { majorOf } from '#domain/money/units.ts';
import type { Texts } from '#web/feature-texts.ts';
import { crumbsFact, urlIn } from '#web/site/page-facts.ts';

const context = 'https://schema.org';
const area = { '@type': 'Country', name: 'United Arab Emirates' };

/** Search engines want whole units with a point. */
const plain = ({ amount }: Money) => majorOf(amount).toFixed(2);

const provider = ({ publicUrl, chrome }: PagePayload) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#house`,
  name: chrome.brand,
});

interface Step {
  name: string;
  path: string;
}

/** From the house to this page. */
function trail(payload: PagePayload, steps: Step[]) {
  const down = steps.map(({ name, path }) => ({ label: name, path }));
  return crumbsFact(payload, [{ label: payload.chrome.brand, path: '/' }, ...down]);
}

export function packagesFacts(payload: PagePayload, content: BusinessContent, t: Texts): object {
  const service = {
    '@type': 'Service',
    name: content.label,
    description: content.text,
    serviceType: content.label,
    areaServed: area,
    provider: provider(payload),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'AED',
      lowPrice: plain(content.packages.map(({ price }) => price).reduce(cheaper)),
      highPrice: plain(content.packages.map(({ price }) => price).reduce(dearer)),
      offerCount: content.packages.length,
    },
  };
  const list = {
    '@type': 'ItemList',
    name: t.business.packages.label,
    numberOfItems: content.packages.length,
    itemListElement: content.packages.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: urlIn(payload, path),
    })),
  };
  const here = trail(payload, [{ name: t.business.section, path: '/business' }]);
  return { '@context': context, '@graph': [service, list, here] };
}

const cheaper = (a: Money, b: Money) => (b.amount < a.amount ? b : a);
const dearer = (a: Money, b: Money) => (b.amount > a.amount ? b : a);

export function packageFacts(payload: PagePayload, sheet: PackageSheet, t: Texts): object {
  const service = {
    '@type': 'Service',
    name: sheet.title,
    description: sheet.description,
    areaServed: area,
    provider: provider(payload),
    offers: {
      '@type': 'Offer',
      url: urlIn(payload, sheet.path),
      priceCurrency: sheet.price.currency,
      price: plain(sheet.price),
    },
  };
  const steps = [
    { name: t.business.section, path: '/business' },
    { name: sheet.title, path: sheet.path },
  ];
  return { '@context': context, '@graph': [service, trail(payload, steps)] };
}

interface DepartmentShown {
  desk: Desk;
  questions: Answered[];
}

export function departmentFacts(
  payload: PagePayload,
  { desk, questions }: DepartmentShown,
  t: Texts,
): object {
  const service = {
    '@type': 'Service',
    name: desk.title,
    description: desk.text,
    areaServed: area,
    provider: provider(payload),
  };
  const asked = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const steps = [
    { name: t.business.section, path: '/business' },
    { name: desk.title, path: desk.path },
  ];
  return { '@context': context, '@graph': [service, asked, trail(payload, steps)] };
}

export function compareFacts(payload: PagePayload, t: Texts): object {
  const steps = [
    { name: t.business.section, path: '/business' },
    { name: t.business.compare.crumb, path: '/business/compare' },
  ];
  const page = { '@type': 'WebPage', name: t.business.compare.documentTitle };
  return { '@context': context, '@graph': [page, trail(payload, steps)] };
}
