import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import type { Attribute, Telling } from '#server/assistant/attributes/attribute.ts';

type Told = Extract<PlanEntry, { of: 'company' | 'visa' }>;

export const businessAttributes = (entry: Told, telling: Telling): Attribute[] =>
  entry.of === 'company' ? company(entry.item, telling) : visa(entry.item, telling);

type Company = Extract<Told, { of: 'company' }>['item'];

function company(item: Company, telling: Telling): Attribute[] {
  const { language, say, speaker } = telling;
  const { allows, renewal, features, bestFor } = item;
  const { timeToLicenceDays: days } = allows;
  return [
    { acts: [], text: bestFor[language] },
    { acts: [], text: say.facts.visasUpTo(allows.visasMax) },
    ...detailsOf(item, telling),
    { acts: ['renewal', 'compare', 'price'], text: say.about.renewal(speaker.price(renewal)) },
    { acts: ['visas', 'capacity'], text: say.about.visas(allows.visasIncluded, allows.visasMax) },
    { acts: ['duration', 'fastest', 'compare'], text: say.about.licenceDays(days.min, days.max) },
    {
      acts: ['included', 'apply', 'book'],
      text: say.about.features(features.map((part) => part[language])),
    },
  ];
}

/** What few ask: the capital, the audit, the office, who owns it. */
function detailsOf({ allows }: Company, { say, speaker, stems }: Telling): Attribute[] {
  const asks = (...words: string[]) => words.some((word) => stems.includes(word));
  const { minShareCapital, auditRequired, office, ownershipPercent } = allows;
  const told = [
    asks('capital', 'راس', 'راسمال') &&
      (minShareCapital ? say.about.capital(speaker.money(minShareCapital)) : say.about.noCapital),
    asks('audit', 'audited', 'تدقيق') && (auditRequired ? say.about.audit : say.about.noAudit),
    asks('office', 'desk', 'مكتب') && (office.mandatory ? say.about.office : say.about.noOffice),
    asks('own', 'ownership', 'foreign', 'ملكي', 'تملك') && say.about.ownership(ownershipPercent),
  ];
  return told.flatMap((text) => (text ? [{ acts: [], text }] : []));
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
