import type { Attribute, Telling } from '#server/assistant/attributes.ts';
import type { Entry } from '#server/assistant/thing.ts';

type Told = Extract<Entry, { of: 'company' | 'visa' }>;

export function businessAttributes(entry: Told, telling: Telling): Attribute[] {
  return entry.of === 'company' ? company(entry.item, telling) : visa(entry.item, telling);
}

type Company = Extract<Told, { of: 'company' }>['item'];

function company(item: Company, { language, say, speaker }: Telling): Attribute[] {
  const { allows, renewal, features, bestFor } = item;
  const { timeToLicenceDays: days } = allows;
  return [
    { acts: [], text: bestFor[language] },
    { acts: [], text: say.facts.visasUpTo(allows.visasMax) },
    { acts: ['renewal', 'compare', 'price'], text: say.about.renewal(speaker.price(renewal)) },
    { acts: ['visas', 'capacity'], text: say.about.visas(allows.visasIncluded, allows.visasMax) },
    { acts: ['duration', 'fastest', 'compare'], text: say.about.licenceDays(days.min, days.max) },
    {
      acts: ['included', 'apply', 'book'],
      text: say.about.features(features.map((part) => part[language])),
    },
  ];
}

type Visa = Extract<Told, { of: 'visa' }>['item'];

function visa(item: Visa, { language, say, speaker }: Telling): Attribute[] {
  const { minInvestment, minMonthlyIncome, typicalDays, documents, rules } = item;
  return [
    { acts: [], text: say.facts.validYears(item.validityYears) },
    { acts: [], text: item.who[language] },
    ...(minInvestment
      ? [{ acts: [], text: say.about.minInvestment(speaker.money(minInvestment)) }]
      : []),
    ...(minMonthlyIncome
      ? [{ acts: [], text: say.about.minIncome(speaker.money(minMonthlyIncome)) }]
      : []),
    { acts: ['duration', 'fastest'], text: say.about.visaDays(typicalDays.min, typicalDays.max) },
    {
      acts: ['included', 'apply', 'book', 'papers'],
      text: say.about.needs(documents.map((part) => part[language])),
    },
    { acts: ['compare', 'best'], text: rules.map((rule) => rule[language]).join(say.semicolon) },
  ];
}
