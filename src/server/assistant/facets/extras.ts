/** Extras that a message names, and how many of each. */
import type { AddOn, Offering } from '#contract/catalogue/offerings.ts';
import { numberAt, tokensOf } from '#domain/assistant/numbers.ts';
import type { ChosenAddOn } from '#domain/bookings/add-ons.ts';
import { plain } from '#domain/search/normal-form.ts';
import { addOnsIn } from '#server/assistant/plan/sums.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

/** What people call an extra, beside its own title; as `plain` spells it. */
const called: [RegExp, RegExp][] = [
  [/^chauffeur/, /\b(?:drivers?|chauffeur(?:ed)?)\b|(?:سائق|سايق|سواق|دريول)/],
  [/^pet-/, /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|falcons?)\b|(?:كلب|قط[هت]|قطط|حيوان|صقر)/],
  [/^photo/, /\bphoto(?:s|grapher|graphy)?\b|(?:مصور|تصوير|صور)/],
  [/^seabob/, /\bsea ?bobs?\b|سيبوب/],
  [/^(?:onboard-)?chef/, /\bchef\b|(?:طاه|شيف)/],
  [/^(?:florist|bouquet)/, /\b(?:flowers?|bouquet|roses)\b|(?:ورد|زهور)/],
  [/cake$/, /\bcake\b|(?:كعك|كيك|تورت)/],
  [/^child-seat/, /\b(?:child|baby|car) ?seats?\b|(?:مقعد|كرسي) (?:ال)?(?:طفل|اطفال)/],
  [/^zero-excess/, /\b(?:zero|no) excess\b|\bfull (?:cover|insurance)\b|تامين (?:كامل|شامل)/],
  [
    /^extra-hour/,
    /\b(?:extra|additional|another|more) hours?\b|\bhours? (?:more|extra)\b|ساع(?:ه|ات) (?:اضافي|زياد)/,
  ],
  [/transfer$|limousine/, /\b(?:transfers?|limo(?:usine)?|airport pick ?up)\b|(?:توصيل|ليموزين)/],
  [/^nanny/, /\b(?:nanny|babysitter)\b|مربيه/],
  [/^spa/, /\b(?:massage|spa)\b|(?:تدليك|مساج)/],
];

/** With what was said of it before. */
const saidOfIt = ({ meant }: Context): string =>
  meant.isFollowUp && meant.shown.length === 1 && meant.previous
    ? `${meant.previous} ${meant.message}`
    : meant.message;

export function extrasIn(item: Offering, context: Context): AddOn[] {
  const said = plain(saidOfIt(context));
  const named = new Set(addOnsIn(item, context).map(({ id }) => id));
  return item.addOns.filter(
    ({ id }) => named.has(id) || called.some(([own, words]) => own.test(id) && words.test(said)),
  );
}

/** What is bought by the piece or the hour, as many as were named. */
const pieces: Partial<Record<AddOn['price']['unit'], RegExp>> = {
  'per-item': /^(?:pets?|dogs?|cats?|cakes?|falcons?|كلاب|كلبين|قطط|قطتين|حيوانات|كعكات)$/,
  'per-hour': /^(?:extra|additional|more|hours?|ساعات|ساعتين)$/,
};

export function chosenIn(item: Offering, context: Context): ChosenAddOn[] {
  const longer = hoursOver(item, context);
  const named = extrasIn(item, context).filter(({ id }) => id !== longer?.id);
  const chosen = named.map(({ id, price }) => {
    const noun = pieces[price.unit];
    const [now, before] = [context.meant.message, saidOfIt(context)];
    return { id, quantity: (noun && (countBefore(now, noun) ?? countBefore(before, noun))) ?? 1 };
  });
  return longer ? [...chosen, longer] : chosen;
}

/** More of something were asked for than one booking takes. */
export function isBeyondOne({ price }: AddOn, { meant }: Context): boolean {
  const asked = price.unit === 'per-day' && countBefore(meant.message, seats);
  return asked !== undefined && asked !== false && asked > 1;
}

const seats = /^(?:child|baby|car|booster|seats?|مقاعد|مقعدين|كراسي|كرسيين)$/;

/** `four hours instead of two`: hours beyond its own are bought on top. */
function hoursOver({ addOns, duration }: Offering, { meant }: Context): ChosenAddOn | undefined {
  const hour = addOns.find(({ price }) => price.unit === 'per-hour');
  const over = Math.ceil(((meant.own.minutes ?? 0) - duration.minutes) / 60);
  return hour && over > 0 ? { id: hour.id, quantity: over } : undefined;
}

const most = 30;

/** `two dogs`, `3 rooms`: the number that stands before a word. */
export function countBefore(message: string, noun: RegExp): number | undefined {
  const tokens = tokensOf(message);
  for (const [at, { word }] of tokens.entries()) {
    // Two of them are one word, with or without `for` before it.
    if (/ين$/.test(word) && noun.test(word.replace(/^[لبو]/, ''))) return 2;
    const counted = numberAt(tokens, at);
    const named = counted && noun.test(tokens[at + counted.length]?.word ?? '');
    if (named && counted.value >= 1 && counted.value <= most) return Math.round(counted.value);
  }
  return undefined;
}

const rooms = /^(?:rooms?|suites?|villas|cars?|vehicles|غرف|غرفتين|اجنحه|جناحين|سيارات|سيارتين)$/;

/** Rooms or cars, where more were named than the party needs. */
export const unitsIn = ({ meant }: Context): number | undefined =>
  countBefore(meant.message, rooms);
