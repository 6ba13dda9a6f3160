/** Who comes along: how many, and how old the children are. */

import { type MessageCount, type MessageToken, numberAt } from '#domain/assistant/numbers.ts';
import { isAgeAt, isForm } from '#domain/assistant/people/ages.ts';
import { familyIn } from '#domain/assistant/people/family.ts';
import { taken } from '#domain/assistant/pieces.ts';
import { plain } from '#domain/search/normal-form.ts';

const words = (text: string) => new Set(text.split(/\s+/).map(plain));

const people =
  words(`people person persons seater seaters guests guest pax adults adult ppl us friends mates buddies travellers passengers seats tickets
  شخص شخصا اشخاص شخصين فردين افراد ضيوف ضيف ضيفا اصدقاء مسافرين بالغين كبار نفر نفرين انفار مقعدين تذكرتين كرسيين مقاعد تذاكر زوجين لزوجين عروسين لعروسين ركاب راكب مسافر`);
const companions = words('colleagues colleague زملاء زملائي');
const children = words(
  'kids kid children child sons daughters boys girls toddlers toddler baby infant babies infants طفلين اطفال طفل اولاد ولاد عيل عيلين ابناء بنات ولدين بنتين عيال يهال صغار',
);
const leading = words(
  'for party group of seat seats seating fit fits sleep sleeps carry carries accommodate ل خلها خليها خلوها نكون بنكون',
);
const being = words(
  'are were be نحن نحنا we احنا حنا عددنا صرنا صاروا كلنا ونبقي نبقي بقينا ولينا اصبحنا',
);
/** What follows a number that counts something else. */
const others =
  words(`night nights day days hour hours minute minutes week weeks month months year years bedroom
  bedrooms bed beds br rooms room january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep oct nov dec million thousand k m kg kilo kilos lbs stone star stars dollars usd aed dirhams percent visas visa million pm am th st nd rd
  ليال ليالي ليله يوم ايام ساعه ساعات سنه سنوات غرف غرفه درهم دولار الف مليون كيلو نجوم تاشيرات صباحا مساء`);

const most = 60;
/** `Two under ten` are children. */
const grownUp = 18;

/** How many people; children who are named apart come on top. */
export function partyIn(tokens: readonly MessageToken[]): number | undefined {
  const said = countsIn(tokens);
  const grown = said.find(({ of }) => of === 'people');
  const young = youngOf(tokens, said);
  const along = said.find(({ of }) => of === 'companions')?.value;
  if (along !== undefined) return along + 1;
  const family = familyIn(tokens);
  const isUncounted = young !== undefined && family.others === family.adults;
  if (family.self && family.others > 0) return 1 + family.others + (isUncounted ? young.value : 0);
  if (grown !== undefined) return grown.value + (isOnTop(tokens, grown, young) ? young.value : 0);
  if (family.adults > 1) return family.others;
  return joinedBy(tokens) ?? (isAlone(tokens) ? 1 : undefined);
}

const places = 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const placesArabic = 'ثالث رابع خامس سادس سابع ثامن تاسع عاشر'.split(' ');

/** An eighth guest, شخص ثامن: with whom they are so many. */
function joinedBy(tokens: readonly MessageToken[]): number | undefined {
  for (const [at, { word }] of tokens.entries()) {
    const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
    const place = people.has(after) ? places.indexOf(word) : -1;
    const placeArabic = people.has(before) ? placesArabic.indexOf(word) : -1;
    if (place >= 0 || placeArabic >= 0) return Math.max(place, placeArabic) + 3;
  }
  return undefined;
}

/** Those who are counted, else each who is named by itself: `and a child`, `and a 7 yo`, وطفل. */
function youngOf(tokens: readonly MessageToken[], said: Said[]): Said | undefined {
  const single = tokens.flatMap((_, at): Said[] =>
    isSingleChild(tokens, at) ? [{ of: 'children', value: 1, at }] : [],
  );
  const [counted, ...more] = said.filter(({ of }) => of === 'children');
  if (!counted) return single[0] && { ...single[0], value: single.length };
  // Two boys and a girl are three; three children, two boys and a girl, as well. A baby is one more.
  const adds = isSons.test(nounAt(tokens, counted)) ? isSonOrBaby : isBaby;
  const others = [...more, ...single].filter((one) => adds.test(nounAt(tokens, one)));
  return { ...counted, value: others.reduce((sum, { value }) => sum + value, counted.value) };
}

const isSons = /^(?:boys?|girls?|sons?|daughters?)$/;
const isBaby = /^(?:infants?|bab(?:y|ies)|toddlers?|newborns?|رضيع|رضع)$/;
const isSonOrBaby =
  /^(?:boys?|girls?|sons?|daughters?|infants?|bab(?:y|ies)|toddlers?|newborns?|رضيع|رضع)$/;

const nounAt = (tokens: readonly MessageToken[], { at }: Said): string =>
  (tokens[at]?.number === undefined ? tokens[at] : tokens[at + 1])?.word ?? '';

const oneChild = /^(?:child|kid|son|daughter|boy|girl|toddler|baby|infant|newborn)$/;
const beforeOne = /^(?:an?|our|my|and|plus|with)$/;

function isSingleChild(tokens: readonly MessageToken[], at: number): boolean {
  const [word, before, after] = [0, -1, 1].map((step) => tokens[at + step]?.word ?? '');
  if (/^و?(?:طفل|طفله|رضيع|رضيعه|ولد|بنت|ابني|بنتي|ولدي)$/.test(word ?? ''))
    return (
      /^و/.test(word ?? '') ||
      /^(?:و|مع|معنا|معانا)$/.test(before ?? '') ||
      isBesidePeople(before ?? '')
    );
  if (oneChild.test(word ?? '')) return beforeOne.test(before ?? '') || before === 'old';
  // An age was read there: `a 7 yo`, `a 7 year old`.
  const isOld = word === 'yo' || (word === 'old' && /^years?$/.test(before ?? ''));
  const figure = tokens[word === 'yo' ? at - 1 : at - 2]?.word;
  return isOld && figure === taken && !oneChild.test(after ?? '');
}

/** The little word between them is lost where a slip was mended. */
const isBesidePeople = (before: string) =>
  /^ل?(?:شخصين|فردين|نفرين|زوجين|بالغين|كبار)$/.test(before);

const isAdult = ({ word }: MessageToken) => /^(?:adults?|couple|بالغين|كبار)$/.test(word);

/** `Five and two kids` are seven; `five including two kids` are five. */
function isOnTop(
  tokens: readonly MessageToken[],
  grown: Said,
  young: Said | undefined,
): young is Said {
  if (!young || young.at <= grown.at) return young !== undefined && tokens.some(isAdult);
  if (tokens.some(isAdult)) return true;
  const before = tokens.slice(Math.max(0, young.at - 3), young.at).map(({ word }) => word);
  const little = before.filter((word) => !/^(?:an?|our|my|\uE000|years?)$/.test(word));
  const last = little.at(-1) ?? '';
  return (
    /^(?:and|plus)$/.test(last) || /^و/.test(tokens[young.at]?.word ?? '') || isBesidePeople(last)
  );
}

/** How many children, where only they are named or where they are told apart. */
export function childrenIn(tokens: readonly MessageToken[]): number | undefined {
  const said = countsIn(tokens);
  if (said.some(({ of }) => of === 'children')) return youngOf(tokens, said)?.value;
  const { self, others, adults, several } = familyIn(tokens);
  const young = others - adults;
  if ((self || several) && young > 0) return young;
  const grown = said.find(({ of }) => of === 'people');
  const single = grown && youngOf(tokens, said);
  return grown && isOnTop(tokens, grown, single) ? single.value : undefined;
}

const isAlone = (tokens: readonly MessageToken[]): boolean =>
  /(?:^| )(?:(?:just|only) (?:me|myself|for me)|solo|alone|myself only|بروحي|لوحدي|لحالي|وحدي)(?: |$)/.test(
    tokens.map(({ word }) => word).join(' '),
  );

interface Said {
  of: 'people' | 'children' | 'companions';
  value: number;
  at: number;
}

function countsIn(tokens: readonly MessageToken[]): Said[] {
  const form = isForm(tokens);
  return tokens.flatMap((_, at) => {
    const counted = numberAt(tokens, at);
    if (!counted || counted.large || counted.value < 1 || counted.value > most) return [];
    if (isAgeAt(tokens, at, { listed: false, isForm: form })) return [];
    const of = form ? whoBefore(tokens, at) : whoAt(tokens, at, counted);
    return of && Number.isInteger(counted.value)
      ? [{ of, value: counted.value * (of === 'people' && isCouples(tokens, at) ? 2 : 1), at }]
      : [];
  });
}

/** `adults 2 kids 2`: in a form the noun stands first. */
function whoBefore(tokens: readonly MessageToken[], at: number): Said['of'] | undefined {
  const noun = tokens[at - 1]?.word ?? '';
  if (children.has(noun)) return 'children';
  return people.has(noun) ? 'people' : undefined;
}

function whoAt(
  tokens: readonly MessageToken[],
  at: number,
  counted: MessageCount,
): Said['of'] | undefined {
  const own = tokens[at]?.word ?? '';
  const next = tokens.slice(at + counted.length, at + counted.length + 2);
  // What the next number counts is not what this one does.
  const after = (next[0]?.number === undefined ? next : next.slice(0, 0)).map(({ word }) => word);
  const named = [own, own.replace(/^و/, ''), ...after];
  if (/^[ول]*(?:ليلتين|غرفتين|يومين|ساعتين|تاشيرتين|اسبوعين)$/.test(own)) return undefined;
  if (after[0] === 'year' || (others.has(after[0] ?? '') && !isWeekday(after[0], counted)))
    return undefined;
  if (own === 'couple')
    return after[0] === 'of' || tokens[at - 1]?.word === 'per' ? undefined : 'people';
  if (after[0] === 'couples') return 'people';
  if (after[0] === 'of' && after[1] !== 'us') return undefined;
  if (/^واحده?$/.test(own)) {
    const noun = (tokens[at - 1]?.word ?? '').replace(/^[لو]/, '');
    return people.has(noun) ? 'people' : children.has(noun) ? 'children' : undefined;
  }
  if (/^(?:first|business|economy)$/.test(after[0] ?? '') && after[1] === 'class') return 'people';
  if (own === 'جناحين') return after[0] === 'درجه' ? 'people' : undefined;
  if (after[0] === 'under' && (tokens[at + counted.length + 1]?.number ?? most) <= grownUp)
    return 'children';
  // شخصين طفل: two people, and a child beside them.
  if (people.has(own.replace(/^[ول]+/, '')) && tokens[at]?.number !== undefined) return 'people';
  if (named.some((word) => children.has(word))) return 'children';
  if (named.some((word) => companions.has(word))) return 'companions';
  const brings = tokens[at - 1]?.word === 'with' && /^friends?$/.test(after[0] ?? '');
  if (brings) return 'companions';
  if (named.some((word) => people.has(word))) return 'people';
  if (/^(?:adults|بالغين)$/.test(tokens[at - 1]?.word ?? '')) return 'people';
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  const isLed =
    (leading.has(before.at(-1) ?? '') && !isShare(tokens, at)) ||
    (before.at(-1) === 'it' && before[0] === 'make') ||
    (before.at(-1) === 'من' && /^(?:عايله|عيله|مجموعه|مكونه|لعايله)$/.test(before[0] ?? '')) ||
    (before.at(-1) === 'us' && /^(?:and|plus|with)?$/.test(after[0] ?? '')) ||
    (being.has(before.at(-1) ?? '') && before[0] !== 'is');
  const leans = /^و?ل/.test(own) && tokens[at]?.number !== undefined && !/^\d/.test(own);
  const isAge = before.some((word) => /^(?:ages?|aged|عمر|لعمر)$/.test(word));
  return (isLed || leans) && !isAge ? 'people' : undefined;
}

/** لعشرة يوم الجمعة: up to ten are counted as ايام, so that يوم begins a day of the week. */
const isWeekday = (next: string | undefined, { value }: MessageCount): boolean =>
  next === 'يوم' && value <= 10;

/** 4.5 of 5. */
const isShare = (tokens: readonly MessageToken[], at: number) =>
  tokens[at - 1]?.word === 'of' && tokens[at - 2]?.number !== undefined;

const isCouples = (tokens: readonly MessageToken[], at: number) =>
  tokens[at + 1]?.word === 'couples';
