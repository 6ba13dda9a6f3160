/** The answer book: what the assistants and the list of questions know, and figures of the catalogue. */
import type { Price } from '#contract/catalogue/shapes.ts';
import type { AssistantKnownAnswer } from '#contract/chat/chat.ts';
import type { Link } from '#contract/pages/parts.ts';
import type { Language } from '#contract/primitives.ts';
import type { AssistantAnswers } from '#domain/known-answers.ts';
import { moneyInText } from '#domain/money/figures.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { text as arabic } from '#server/chat/text.ar.ts';
import { text as english } from '#server/chat/text.en.ts';

const words = { en: english, ar: arabic };

export const answerBook = (snapshot: Snapshot, language: Language): AssistantAnswers => [
  ...figures(snapshot, language),
  ...questions(snapshot, language),
  ...knowledge(snapshot, language),
];

const knowledge = (snapshot: Snapshot, language: Language): AssistantKnownAnswer[] =>
  snapshot.all('personas').flatMap((persona) => {
    // The manager of everything stands on no service page; where to read on is a person.
    const links = persona.pages.includes('/chat') ? [] : linksTo(snapshot, language, persona.pages);
    return persona.knowledge.map(({ id, question, answer, caution }) => ({
      id,
      asked: [question.en, question.ar],
      text: [answer, ...(caution ? [caution] : [])].map((part) => part[language]).join(' '),
      links,
    }));
  });

const questions = (snapshot: Snapshot, language: Language): AssistantKnownAnswer[] =>
  snapshot.all('faq').map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    asked: [question.en, question.ar],
    text: answer[language],
    links: [{ label: words[language].allQuestions, path: `/faq#${id}` }],
  }));

/**
 * The short questions of somebody who has just arrived, answered with what the catalogue says today.
 * Of what it does not have nothing is said.
 */
function figures(snapshot: Snapshot, language: Language): AssistantKnownAnswer[] {
  const facts = factsOf(snapshot, language);
  return topics.flatMap(({ id, asked, paths }) => {
    const text = facts[id];
    if (!text) return [];
    const links = linksTo(snapshot, language, paths);
    return [{ id: `about-${id}`, asked: [...asked.en, ...asked.ar], text, links }];
  });
}

function factsOf(snapshot: Snapshot, language: Language): Record<Topic, string | undefined> {
  const said = words[language];
  const money = (price: Price) => moneyInText(language, price);
  const schools = snapshot.all('schools');
  const homes = snapshot.all('properties');
  const sales = homes.filter(({ purpose }) => purpose === 'sale').map(({ price }) => price);
  const packages = snapshot.all('packages').map(({ price }) => price);
  const visas = snapshot.all('visas').map(({ title }) => title[language]);
  const plans = snapshot.all('plans').map(({ name, price }) => `${name[language]} ${money(price)}`);
  const between = (prices: Price[], say: (from: string, to: string) => string) => {
    const [from, to] = [extreme(prices, Math.min), extreme(prices, Math.max)];
    return from && to && say(money(from), money(to));
  };
  return {
    prices: plans.length > 0 ? between(packages, (from) => said.prices(plans, from)) : undefined,
    visas: visas.length > 0 ? said.visas(visas) : undefined,
    schools: between(
      schools.flatMap(({ fees }) => [fees.min, fees.max]),
      (from, to) => said.schools(schools.length, from, to),
    ),
    homes: between(sales, (from, to) => said.homes(homes.length, from, to)),
    companies: between(packages, (from, to) => said.companies(packages.length, from, to)),
    how: said.how,
  };
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

/** In the catalogue every price of a collection has one currency; a collection may be empty. */
function extreme(prices: Price[], choose: (...amounts: number[]) => number): Price | undefined {
  const amount = choose(...prices.map((price) => price.amount));
  return prices.find((price) => price.amount === amount);
}
