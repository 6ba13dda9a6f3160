/** What somebody wants, as far as they have said it: the slots that an answer fills. */
import type { Day } from '#contract/primitives.ts';
import { type When, whenIn } from '#domain/assistant/dates.ts';
import { type Budget, budgetIn } from '#domain/assistant/money.ts';
import { numberAt, type Token, tokensOf } from '#domain/assistant/numbers.ts';
import { agesIn, childrenIn, partyIn } from '#domain/assistant/people.ts';
import { plain } from '#domain/search/spelling.ts';

type Purpose = 'sale' | 'rent';

export interface Wish {
  when: When;
  party?: number;
  children?: number;
  ages: number[];
  budget?: Budget;
  bedrooms?: number;
  purpose?: Purpose;
  types: string[];
  curriculum?: string;
  areas: string[];
  /** Nights or rental days. */
  length?: number;
  nationality?: string;
  visas?: number;
  /** How long something shall last. */
  minutes?: number;
}

export const noWish: Wish = { when: {}, ages: [], types: [], areas: [] };

/** Reads one message by itself. Areas are read where the list of them is. */
export function wishIn(text: string, today: Day): Wish {
  const tokens = tokensOf(text);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const wish: Wish = {
    when: whenIn(text, today),
    ages: agesIn(tokens),
    types: typesIn(said),
    areas: [],
  };
  const slots = {
    party: partyIn(tokens),
    children: childrenIn(tokens),
    budget: budgetIn(tokens),
    bedrooms: bedroomsIn(tokens, said),
    purpose: purposeIn(said),
    curriculum: curriculumIn(said),
    length: countBefore(tokens, nights),
    nationality: nationalities.find((name) => said.includes(` ${name} `)),
    visas: countBefore(tokens, visas),
    minutes: minutesIn(tokens),
  };
  for (const [name, value] of Object.entries(slots))
    if (value !== undefined) Object.assign(wish, { [name]: value });
  return wish;
}

const nights = /^(?:nights?|days?|ليال|ليالي|ليله|ليلتين|ايام|يومين)$/;
const visas = /^(?:visas?|تاشيرات|تاشيره|تاشيرتين)$/;
const rooms = /^(?:bedrooms?|beds?|br|bhk|bedroomed|غرف|غرفه|غرفتين)$/;

function countBefore(tokens: readonly Token[], noun: RegExp): number | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.number !== undefined && noun.test(token.word)) return token.number;
    const counted = numberAt(tokens, at);
    if (counted && noun.test(tokens[at + counted.length]?.word ?? '')) return counted.value;
  }
  return undefined;
}

function minutesIn(tokens: readonly Token[]): number | undefined {
  const hours = countBefore(tokens, /^(?:hours?|hrs?|ساعات|ساعه|ساعتين)$/);
  return hours !== undefined && hours <= 24 ? hours * 60 : undefined;
}

function bedroomsIn(tokens: readonly Token[], said: string): number | undefined {
  if (/ studio | استوديو /.test(said)) return 0;
  return countBefore(tokens, rooms);
}

const purposes: [Purpose, RegExp][] = [
  [
    'rent',
    / (?:rent|renting|rental|lease|leasing|let|tenant|for \d+ months?|\S*(?:ايجار|استيجار|استاجر|تاجير)) /,
  ],
  ['sale', / (?:buy|buying|purchase|sale|own|invest|\S*(?:شرا|اشتري|للبيع|تملك|بيع)) /],
];

/** The last one counts: `not to buy, to rent`. */
function purposeIn(said: string): Purpose | undefined {
  const found = purposes.flatMap(([purpose, pattern]) => {
    const at = said.search(pattern);
    return at < 0 ? [] : [{ purpose, at }];
  });
  // To rent or to buy: that is the question, and no answer.
  if (found.length > 1 && / (?:or|ام|او|ولا) /.test(said)) return undefined;
  return found.toSorted((a, b) => b.at - a.at)[0]?.purpose;
}

const types: [string, RegExp][] = [
  ['villa', / (?:villas?|mansions?|townhouses?|\S*(?:فيلا|فلل|فيلات|قصر)) /],
  ['apartment', / (?:apartments?|flats?|condos?|apartmnt|\S*(?:شقه|شقق)) /],
  ['penthouse', / (?:penthouses?|penthous|\S*بنتهاوس) /],
];

const typesIn = (said: string) =>
  types.flatMap(([type, pattern]) => (pattern.test(said) ? [type] : []));

const curricula: [string, RegExp][] = [
  [
    'british',
    / (?:brit+ish|gcses?|igcse|a levels?|uk curriculum|english curriculum|\S*بريطاني\S*|انجليزي\S*) /,
  ],
  ['american', / (?:americans?|us curriculum|ap courses|\S*ا?مريكي\S*) /],
  ['international-baccalaureate', / (?:ib|baccalaureate|pyp|myp|\S*بكالوريا) /],
  ['indian', / (?:indian|cbse|icse|cisce|\S*هندي\S*) /],
];

/** Every one that is named: of two nobody is a wish, they are to be compared. */
export function curriculaIn(text: string): string[] {
  const said = ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
  return curricula.filter(([, pattern]) => pattern.test(said)).map(([name]) => name);
}

function curriculumIn(said: string): string | undefined {
  const found = curriculaIn(said);
  return found.length === 1 ? found[0] : undefined;
}

/** Passports people hold, as `plain` spells them. */
const nationalities =
  `german british french italian spanish russian chinese indian pakistani american canadian australian
  egyptian lebanese saudi jordanian swiss dutch swedish ukrainian turkish iranian japanese korean brazilian
  ألماني بريطاني فرنسي إيطالي روسي صيني هندي باكستاني مصري لبناني سعودي أردني سوري تركي`
    .split(/\s+/)
    .map(plain);

/** What was said before holds until something else is said. */
export function withMemory(now: Wish, before: Wish): Wish {
  return {
    ...before,
    ...now,
    when: { ...before.when, ...now.when },
    ages: now.ages.length > 0 ? now.ages : before.ages,
    types: now.types.length > 0 ? now.types : before.types,
    areas: now.areas.length > 0 ? now.areas : before.areas,
  };
}

/** Another subject: who comes and when may still hold, what it may cost does not. */
export function whoAndWhen({ when, ages, party, children }: Wish): Wish {
  return {
    ...noWish,
    when,
    ages,
    ...(party !== undefined && { party }),
    ...(children !== undefined && { children }),
  };
}

/** Whether it says anything that a search could use. */
export function saysSomething(wish: Wish): boolean {
  const { when, ages, types, areas, ...rest } = wish;
  return (
    Object.keys(rest).length > 0 ||
    [ages, types, areas].some((list) => list.length > 0) ||
    when.day !== undefined
  );
}
