/** Who may come to what can be booked, how many, and how they are looked after. */
import type { AddOn, Offering } from '#contract/catalogue/offerings.ts';
import type { Localised } from '#contract/primitives.ts';
import type { Need } from '#domain/assistant/needs.ts';
import {
  type Constraint,
  type ConstraintFinding,
  type FindingReason,
  findingOf,
  type JudgedWish,
} from '#domain/assistant/plan/constraint.ts';
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import { findingsOf, worstStanding } from '#domain/assistant/plan/judgement.ts';
import { carrierOf } from '#domain/bookings/carrier.ts';
import { times } from '#domain/money.ts';
import { plain } from '#domain/search/normal-form.ts';
import { reckonedFor } from '#server/assistant/facets/estimate.ts';
import { countBefore } from '#server/assistant/facets/extras.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { judgedOf } from '#server/assistant/plan/judgement.ts';
import { planWords, reasonsOf } from '#server/assistant/plan/words.ts';

export const offeringPeople: Facets<Offering> = {
  age,
  capacity,
  access: (item, asked) => accessOf({ of: 'offering', item }, asked),
  pets,
  language: ({ languages }, asked) => [spokenHere(languages, asked)],
  food,
  private: (item, asked) => [
    ...reasonsAbout({ of: 'offering', item }, asked, {
      of: ['privacy'],
      given: { isPrivate: true },
    }),
    ...addableOfKind(item, /private/i, asked),
    ...(asked.mentions(seen) ? asked.written('page-terms', 'Confidentiality') : []),
  ],
  safety,
};

const seen =
  /\b(?:photo\w*|press|paparazzi|discre\w+|confidential\w*|nda|seen|see us)\b|(?:تصوير|صحاف|خصوصي|سري)/;

interface About {
  of: Constraint[];
  /** Asked though nobody said so. */
  needs?: Need[];
  given?: Partial<JudgedWish>;
}

/** What the rules of the plan say of it, whoever asked. */
export function reasonsAbout(
  entry: PlanEntry,
  asked: FacetContext,
  { of, needs = [], given }: About,
): string[] {
  return reasonsOf(
    found(entry, asked, { of, needs, ...(given && { given }) }),
    asked.context.telling,
  );
}

function found(
  entry: PlanEntry,
  { context }: FacetContext,
  { of, needs = [], given }: About,
): ConstraintFinding[] {
  const judged = { ...judgedOf(context), ...given };
  const wish = { ...judged.wish, needs: [...judged.wish.needs, ...needs] };
  return findingsOf(entry, { ...judged, wish }).filter((one) => of.includes(one.of));
}

/** A verdict where somebody with an age, a weight or a condition was named; then every limit there is. */
function age(item: Offering, asked: FacetContext): string[] {
  const { telling } = asked.context;
  const known = found({ of: 'offering', item }, asked, {
    of: ['health', 'age', 'weight', 'height'],
  });
  const { minAge, maxAge, minHeightCm, maxWeightKg, notes } = item.requirements;
  const limit = (of: Constraint, because: FindingReason) => findingOf(of, 'fits', because);
  const limits = [
    minAge > 0 ? limit('age', { say: 'minAge', age: minAge }) : limit('age', { say: 'anyAge' }),
    ...(minHeightCm === null ? [] : [limit('height', { say: 'height', least: minHeightCm })]),
    ...(maxWeightKg === null ? [] : [limit('weight', { say: 'weight', most: maxWeightKg })]),
    ...(notes ? [limit('age', { say: 'note', note: notes })] : []),
  ];
  const told = reasonsOf([...known, ...limits], telling);
  const verdict =
    known.length > 0 ? `**${planWords(telling).verdicts[worstStanding(known)]}**: ` : '';
  const eldest = maxAge === null ? [] : [asked.say.eldest(maxAge)];
  return told.map((text, at) => (at === 0 ? `${verdict}${text}` : text)).concat(eldest);
}

const luggage = /\b(?:(?:suit)?cases?|bags?|luggage|baggage)\b|(?:حقائب|حقيبه|شنط|امتعه)/;

/** A verdict on the party that was named; where it takes more than one, what that comes to. */
async function capacity(item: Offering, asked: FacetContext): Promise<string[]> {
  const { say } = asked;
  const { telling } = asked.context;
  const { minParty, maxParty, unit } = item.capacity;
  const known = found({ of: 'offering', item }, asked, { of: ['party'] });
  const verdict = planWords(telling).verdicts[worstStanding(known)];
  const isByRoom = unit === 'rooms' || unit === 'vehicles';
  const own = isByRoom
    ? [say.eachCarries(carrierOf(item) ?? unit, maxParty)]
    : known.length > 0
      ? []
      : [telling.say.about.carries(minParty, maxParty)];
  return [
    ...reasonsOf(known, telling).map((text) => `**${verdict}**: ${text}`),
    ...own,
    ...(isByRoom ? await sumOfSeveral(item, asked) : []),
    ...(asked.mentions(luggage) ? [say.bagsUnsaid] : []),
  ];
}

async function sumOfSeveral(item: Offering, asked: FacetContext): Promise<string[]> {
  const { party = 1 } = asked.context.meant.wish;
  const sum = party > item.capacity.maxParty ? await reckonedFor(item, asked) : undefined;
  if (!sum) return [];
  const { reasons } = planWords(asked.context.telling);
  return [reasons.total({ say: 'total', total: asked.money(sum.quote.total), ...noWords })];
}

/** A reason is said with words of all kinds; a sum needs none of the others. */
const noWords = { note: '', code: '', title: '', price: '', days: '' };

export function accessOf(entry: PlanEntry, asked: FacetContext): string[] {
  return [
    ...reasonsAbout(entry, asked, { of: ['access'], needs: ['wheelchair'] }),
    ...asked.written('faq-accessibility'),
  ];
}

const animals = /^(?:pets?|dogs?|cats?|falcons?|puppies|كلاب|كلبين|قطط|قطتين|حيوانات|صقور)$/;

function pets(item: Offering, asked: FacetContext): string[] {
  return [
    ...reasonsAbout({ of: 'offering', item }, asked, { of: ['pets'], needs: ['pets'] }),
    ...petsSum(item, asked),
    ...(item.category === 'flights' ? asked.written('bkg-pets-air') : []),
  ];
}

/** `2 × $650 = $1,300`, where more than one was counted. */
function petsSum({ addOns }: Offering, { context, say, money, sources }: FacetContext): string[] {
  const paid = addOns.find(({ id }) => /^pets?\b/.test(id));
  const count = countBefore(context.meant.message, animals) ?? 1;
  if (!paid || count === 1) return [];
  sources.push(count);
  return [say.counted(count, money(paid.price), money(times(paid.price, count)))];
}

/** Other names that people have for a language, as `plain` spells them. */
const called: Record<string, RegExp> = {
  zh: /\bchinese\b|صيني/,
  fa: /\bfarsi\b|فارسي/,
};

/** Whether one that was asked after is among them, then all of them. */
export function spokenHere(languages: readonly string[], asked: FacetContext): string {
  const { context, list, say, mentions } = asked;
  const said = plain(context.meant.message);
  const { languages: known } = context.knowledge.snapshot.texts('taxonomy');
  const all = list(known.filter(({ id }) => languages.includes(id)).map(({ label }) => label));
  const named = known.filter(({ id, label }) =>
    called[id] && mentions(called[id])
      ? true
      : [plain(label.en), plain(label.ar).replace(/^ال|يه$/g, '')].some((name) =>
          said.includes(name),
        ),
  );
  const missing = named.filter(({ id }) => !languages.includes(id)).map(({ label }) => label);
  if (missing.length > 0) return `${say.notSpoken(list(missing))} ${say.spoken(all)}`;
  return named.length > 0
    ? `${say.isSpoken(list(named.map(({ label }) => label)))} ${say.spoken(all)}`
    : say.spoken(all);
}

const eaten =
  /dinner|lunch|breakfast|brunch|course|menu|grill|chef|meal|burger|snack|canap|water|coffee|drinks|chocolate|caviar|dates|alcohol|cater|minibar|dining|cake/i;

const drunk = /\b(?:alcohol|wine|beer|champagne|drinks?|bar|booze)\b|(?:كحول|خمر|نبيذ|شمبانيا)/;

function food(item: Offering, asked: FacetContext): string[] {
  const { say, list } = asked;
  const served = item.inclusions.filter(({ en }) => eaten.test(en));
  const apart = item.exclusions.filter(({ en }) => eaten.test(en));
  const note = item.requirements.notes;
  const told = [
    ...(served.length > 0 ? [say.comesWith(list(served))] : []),
    ...(apart.length > 0 ? [say.notIncluded(list(apart))] : []),
    ...addableOfKind(item, eaten, asked),
    ...(note && /diet/i.test(note.en) ? [note[asked.language]] : []),
    ...reasonsAbout({ of: 'offering', item }, asked, { of: ['diet', 'alcohol'] }),
    ...(item.category === 'yachts' && asked.mentions(drunk)
      ? asked.written('bkg-yacht-alcohol')
      : []),
  ];
  return told.length > 0 ? [...new Set(told)] : [say.foodUnsaid];
}

const guarding =
  /safety|life vest|instructor|insur|helmet|licensed|captain|crew|guide|certified|pilot|attendant|protective/i;

function safety(item: Offering, asked: FacetContext): string[] {
  const { say, list, language } = asked;
  const kept = item.inclusions.filter(({ en }) => guarding.test(en));
  const { notes } = item.requirements;
  const told = [
    ...(kept.length > 0 ? [say.comesWith(list(kept))] : []),
    ...(notes ? [notes[language]] : []),
    ...addableOfKind(item, /child seat|excess|insur/i, asked),
  ];
  return told.length > 0 ? told : [say.unsaid];
}

/** Extras of a kind, each with its price. */
export function addableOfKind(item: Offering, kind: RegExp, asked: FacetContext): string[] {
  const found = item.addOns.filter(({ title }) => kind.test(title.en));
  return found.length > 0 ? [asked.say.canBeAdded(found.map((one) => withPrice(one, asked)))] : [];
}

export const withPrice = (
  { title, price }: Pick<AddOn, 'price'> & { title: Localised },
  asked: FacetContext,
): string => `${title[asked.language]}: ${asked.price(price)}`;
