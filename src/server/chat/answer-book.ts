/** The answer book: what the assistants and the list of questions know, and figures of the catalogue. */
import type { Price } from '#contract/catalogue-shapes.ts';
import type { Link } from '#contract/pages.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import type { Answer, AnswerBook } from '#domain/answer-book.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { text as arabic } from '#server/chat/text.ar.ts';
import { text as english } from '#server/chat/text.en.ts';

const words = { en: english, ar: arabic };

export function answerBook(snapshot: Snapshot, language: Language): AnswerBook {
  return [
    ...figures(snapshot, language),
    ...questions(snapshot, language),
    ...knowledge(snapshot, language),
  ];
}

function knowledge(snapshot: Snapshot, language: Language): Answer[] {
  return snapshot.all('personas').flatMap((persona) => {
    // The manager of everything stands on no service page; where to read on is a person.
    const links = persona.pages.includes('/chat') ? [] : linksTo(snapshot, language, persona.pages);
    return persona.knowledge.map(({ id, question, answer, caution }) => ({
      id,
      asked: [question.en, question.ar],
      text: [answer, ...(caution ? [caution] : [])].map((part) => part[language]).join(' '),
      links,
    }));
  });
}

function questions(snapshot: Snapshot, language: Language): Answer[] {
  return snapshot.all('faq').map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    asked: [question.en, question.ar],
    text: answer[language],
    links: [{ label: words[language].allQuestions, path: `/faq#${id}` }],
  }));
}

/** The short questions of somebody who has just arrived, answered with what the catalogue says today. */
function figures(snapshot: Snapshot, language: Language): Answer[] {
  const said = words[language];
  const money = (price: Price) => priceText(snapshot, price, language);
  const lowest = (prices: Price[]) => money(extreme(prices, Math.min));
  const highest = (prices: Price[]) => money(extreme(prices, Math.max));
  const plans = snapshot.all('plans').map(({ name, price }) => `${name[language]} ${money(price)}`);
  const packages = snapshot.all('packages').map(({ price }) => price);
  const fees = snapshot.all('schools').flatMap((school) => [school.fees.min, school.fees.max]);
  const sales = snapshot.all('properties').filter(({ purpose }) => purpose === 'sale');
  const prices = sales.map(({ price }) => price);
  const facts = {
    prices: said.prices(plans, lowest(packages)),
    visas: said.visas(snapshot.all('visas').map(({ title }) => title[language])),
    schools: said.schools(snapshot.all('schools').length, lowest(fees), highest(fees)),
    homes: said.homes(snapshot.all('properties').length, lowest(prices), highest(prices)),
    companies: said.companies(packages.length, lowest(packages), highest(packages)),
    how: said.how,
  };
  return topics.map(({ id, asked, paths }) => ({
    id: `about-${id}`,
    asked: [...asked.en, ...asked.ar],
    text: facts[id],
    links: linksTo(snapshot, language, paths),
  }));
}

type Topic = 'prices' | 'visas' | 'schools' | 'homes' | 'companies' | 'how';

const topics: { id: Topic; asked: Record<Language, string[]>; paths: string[] }[] = [
  {
    id: 'prices',
    asked: { en: english.asked.prices, ar: arabic.asked.prices },
    paths: ['/#pricing', '/business'],
  },
  {
    id: 'visas',
    asked: { en: english.asked.visas, ar: arabic.asked.visas },
    paths: ['/business/visas'],
  },
  {
    id: 'schools',
    asked: { en: english.asked.schools, ar: arabic.asked.schools },
    paths: ['/schooling'],
  },
  {
    id: 'homes',
    asked: { en: english.asked.homes, ar: arabic.asked.homes },
    paths: ['/real-estate'],
  },
  {
    id: 'companies',
    asked: { en: english.asked.companies, ar: arabic.asked.companies },
    paths: ['/business'],
  },
  { id: 'how', asked: { en: english.asked.how, ar: arabic.asked.how }, paths: ['/about', '/faq'] },
];

/** Pages by the names the map of the site gives them. */
function linksTo(snapshot: Snapshot, language: Language, paths: readonly string[]): Link[] {
  const known = snapshot.texts('company').sitemap.flatMap(({ links }) => links);
  return paths.flatMap((path) => {
    const link = known.find(({ href }) => href === path);
    return link ? [{ label: link.label[language], path }] : [];
  });
}

/** In the catalogue every price of a collection has one currency. */
function extreme(prices: Price[], choose: (...amounts: number[]) => number): Price {
  const amount = choose(...prices.map((price) => price.amount));
  const found = prices.find((price) => price.amount === amount);
  if (!found) throw new Error('There is no price to choose from.');
  return found;
}

function priceText(snapshot: Snapshot, price: Price, language: Language): string {
  const { currencies } = snapshot.texts('taxonomy');
  const format: Localised | undefined = currencies.find(({ id }) => id === price.currency)?.format;
  const figure = (price.amount / 100).toLocaleString('en-US');
  return (format?.[language] ?? '{amount}').replace('{amount}', figure);
}
