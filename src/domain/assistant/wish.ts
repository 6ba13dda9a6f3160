/** What somebody wants, as far as they have said it: the slots that an answer fills. */
import type { Day } from '#contract/primitives.ts';
import { takeCounts } from '#domain/assistant/counts.ts';
import { takeWhen, type WishTime } from '#domain/assistant/dates/dates.ts';
import { type Budget, takeBudget } from '#domain/assistant/money.ts';
import { type Need, needsIn } from '#domain/assistant/needs.ts';
import { type MessageToken, tokensOf, withoutSpots } from '#domain/assistant/numbers.ts';
import { takeAges } from '#domain/assistant/people/ages.ts';
import { agesOf, birthdaysIn } from '#domain/assistant/people/births.ts';
import { takeMeasures } from '#domain/assistant/people/measures.ts';
import { childrenIn, partyIn } from '#domain/assistant/people/people.ts';
import { spellPlainly } from '#domain/assistant/pieces.ts';
import { plain } from '#domain/search/normal-form.ts';

type Purpose = 'sale' | 'rent';

export interface SpokenWish {
  when: WishTime;
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
  /** The heaviest who was named, in kilograms. */
  weight?: number;
  /** The smallest who was named, in centimetres. */
  height?: number;
  needs: Need[];
}

export const noWish: SpokenWish = { when: {}, ages: [], types: [], areas: [], needs: [] };

/**
 * Reads one message by itself, each figure once: days, hours, heights and weights, money, lengths, ages, and
 * last of all people. What one of them took, the next no longer sees. Areas are read where the list of them is.
 */
export function wishIn(text: string, today: Day): SpokenWish {
  const births = birthdaysIn(spellPlainly(text), today);
  const { when, rest } = takeWhen(births.rest, today);
  const measures = takeMeasures(rest);
  const { budget, spots } = takeBudget(measures.tokens);
  const counts = takeCounts(withoutSpots(measures.tokens, spots));
  const ages = takeAges(counts.tokens);
  const tokens = withoutSpots(counts.tokens, ages.spots);
  const words = ` ${tokensOf(text)
    .map(({ word }) => word)
    .join(' ')} `;
  const wish: SpokenWish = {
    when,
    ages: [...agesOf(births.days, { said: births.rest, today, begins: when.day }), ...ages.ages],
    types: typesIn(words),
    areas: [],
    needs: needsIn(text),
  };
  const { length, visas, minutes } = counts;
  const slots = {
    ...whoIn(tokens, ages.ages),
    budget,
    bedrooms: / studio | استوديو /.test(words) ? 0 : counts.rooms,
    purpose: purposeIn(words),
    curriculum: curriculumIn(words),
    length,
    nationality: nationalities.find((name) => words.includes(` ${name} `)),
    visas,
    minutes,
    weight: measures.weight,
    height: measures.height,
  };
  for (const [name, value] of Object.entries(slots))
    if (value !== undefined) Object.assign(wish, { [name]: value });
  return wish;
}

/** `2 adults, kids aged 3, 6 and 10`: whose ages are told are counted by them. */
function whoIn(tokens: readonly MessageToken[], ages: readonly number[]) {
  const [party, children] = [partyIn(tokens), childrenIn(tokens)];
  const says = (names: RegExp) => tokens.some(({ word }) => names.test(word));
  const isTold =
    party !== undefined &&
    children === undefined &&
    ages.length > 1 &&
    says(/^(?:adults|بالغين|كبار)$/) &&
    says(/^(?:kids|children|boys|girls|و?(?:ال)?(?:اطفال|عيال))$/);
  return isTold ? { party: party + ages.length, children: ages.length } : { party, children };
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
export const withMemory = (now: SpokenWish, before: SpokenWish): SpokenWish => ({
  ...before,
  ...now,
  when: { ...before.when, ...now.when },
  ages: now.ages.length > 0 ? now.ages : before.ages,
  types: now.types.length > 0 ? now.types : before.types,
  areas: now.areas.length > 0 ? now.areas : before.areas,
  needs: [...new Set([...before.needs, ...now.needs])],
});

/** Another subject: who comes and when may still hold, what it may cost does not. */
export const whoAndWhen = ({
  when,
  ages,
  party,
  children,
  weight,
  height,
  needs,
}: SpokenWish): SpokenWish => ({
  ...noWish,
  when,
  ages,
  needs,
  ...(weight !== undefined && { weight }),
  ...(height !== undefined && { height }),
  ...(party !== undefined && { party }),
  ...(children !== undefined && { children }),
});
