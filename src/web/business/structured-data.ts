/** The pages of business as schema.org describes them. */
import type {
  AnsweredQuestion,
  BusinessContent,
  Department,
  PackageSheet,
} from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Money } from '#contract/primitives.ts';
import type { Texts } from '#web/feature-texts.ts';
import {
  crumbsFact,
  figureOf,
  graphOf,
  houseFact,
  listFact,
  urlIn,
} from '#web/platform/page-facts.ts';

const area = { '@type': 'Country', name: 'United Arab Emirates' };

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
    provider: houseFact(payload),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'AED',
      lowPrice: figureOf(content.packages.map(({ price }) => price).reduce(cheaper)),
      highPrice: figureOf(content.packages.map(({ price }) => price).reduce(dearer)),
      offerCount: content.packages.length,
    },
  };
  const list = {
    name: t.business.packages.label,
    ...listFact(
      content.packages.map(({ title, path }) => ({ name: title, url: urlIn(payload, path) })),
    ),
  };
  const here = trail(payload, [{ name: t.business.section, path: '/business' }]);
  return graphOf(service, list, here);
}

const cheaper = (a: Money, b: Money) => (b.amount < a.amount ? b : a);
const dearer = (a: Money, b: Money) => (b.amount > a.amount ? b : a);

export function packageFacts(payload: PagePayload, sheet: PackageSheet, t: Texts): object {
  const service = {
    '@type': 'Service',
    name: sheet.title,
    description: sheet.description,
    areaServed: area,
    provider: houseFact(payload),
    offers: {
      '@type': 'Offer',
      url: urlIn(payload, sheet.path),
      priceCurrency: sheet.price.currency,
      price: figureOf(sheet.price),
    },
  };
  const steps = [
    { name: t.business.section, path: '/business' },
    { name: sheet.title, path: sheet.path },
  ];
  return graphOf(service, trail(payload, steps));
}

export function departmentFacts(
  payload: PagePayload,
  { desk, questions }: { desk: Department; questions: AnsweredQuestion[] },
  t: Texts,
): object {
  const service = {
    '@type': 'Service',
    name: desk.title,
    description: desk.text,
    areaServed: area,
    provider: houseFact(payload),
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
  return graphOf(service, asked, trail(payload, steps));
}

export function compareFacts(payload: PagePayload, t: Texts): object {
  const steps = [
    { name: t.business.section, path: '/business' },
    { name: t.business.compare.crumb, path: '/business/compare' },
  ];
  const page = { '@type': 'WebPage', name: t.business.compare.documentTitle };
  return graphOf(page, trail(payload, steps));
}
