/** How old those are who come along: `aged 5 and 8`, `my daughter (12)`, `عمرها 6 سنوات`. */
import type { MessageSpot, MessageToken } from '#domain/assistant/numbers.ts';

const youngest = 0;
/** Doors and hire cars ask for 21 to 27: whoever is that young may say so. */
const oldest = 29;

interface Ages {
  ages: number[];
  spots: MessageSpot[];
}

/** The figures of ages stand for nothing else. */
export function takeAges(tokens: readonly MessageToken[]): Ages {
  const found: (MessageSpot & { age: number })[] = [];
  const form = isForm(tokens);
  for (const at of tokens.keys()) {
    const age = ageAt(tokens, at, { listed: found.length > 0, isForm: form });
    if (age !== undefined) found.push({ at, length: 1, age });
  }
  return {
    ages: found.map(({ age }) => age),
    spots: found.filter(({ at }) => tokens[at]?.number !== undefined),
  };
}

function ageAt(tokens: readonly MessageToken[], at: number, around: Around): number | undefined {
  const { number } = tokens[at] ?? {};
  if (isBaby(tokens, at)) return 0;
  if (number === undefined) return inArabicYears(tokens, at);
  if (isMonthsOld(tokens, at) || (around.listed && isMonth.test(wordAt(tokens, at + 1))))
    return Math.floor(number / 12);
  if (number < youngest || number > oldest) return undefined;
  return yearAgeAt(tokens, at) ?? (isAgeAt(tokens, at, around) ? Math.floor(number) : undefined);
}

/** عمره سنة ونص, عمرها سنتين: a year and two of them are said without a number. */
function inArabicYears(tokens: readonly MessageToken[], at: number): number | undefined {
  const word = wordAt(tokens, at);
  if (!/^(?:سنه|سنتين|عام|عامين)$/.test(word) || !/^و?عمر(?:ه|ها|ي)?$/.test(wordAt(tokens, at - 1)))
    return undefined;
  return /ين$/.test(word) ? 2 : 1;
}

const wordAt = (tokens: readonly MessageToken[], at: number): string => tokens[at]?.word ?? '';

/** A baby that comes along, and not what is for one or still expected. */
function isBaby(tokens: readonly MessageToken[], at: number): boolean {
  const word = wordAt(tokens, at);
  if (/^(?:newborn|infant|و?رضيع)$/.test(word)) return true;
  if (word !== 'baby' || /^(?:seats?|chairs?|shower|food|sitter|cot)$/.test(wordAt(tokens, at + 1)))
    return false;
  const before = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  return (
    /^(?:a|our|my|the|and|with|one)$/.test(before.at(-1) ?? '') && !before.includes('expecting')
  );
}

const isMonth = /^months?$/;

/** `6 months old`, `an 18 month old`, `she is 18 months`, `عمره ستة شهور`. */
function isMonthsOld(tokens: readonly MessageToken[], at: number): boolean {
  const [before, after, behind] = [at - 1, at + 1, at + 2].map((one) => wordAt(tokens, one));
  if (/^months?$/.test(after ?? ''))
    return behind === 'old' || (/^(?:is|hes|shes)$/.test(before ?? '') && behind !== 'pregnant');
  return /^(?:شهور|اشهر|شهر)$/.test(after ?? '') && /^عمر(?:ه|ها)?$/.test(before ?? '');
}

/** The age at which a year of school begins: Year 3 at seven, Grade 3 at eight. */
function yearAgeAt(tokens: readonly MessageToken[], at: number): number | undefined {
  const { number = 0, word = '' } = tokens[at] ?? {};
  if (!/^\d{1,2}$/.test(word) || number < 1 || number > 13) return undefined;
  const before = wordAt(tokens, at - 1);
  if (before === 'year') return number + 4;
  return before === 'grade' ? number + 5 : undefined;
}

/** Words that stand right before an age. */
const many =
  /^(?:kids|children|sons|daughters|boys|girls|teens|teenagers|و?(?:ال)?(?:اطفال|ابنا|عيال|اولاد|بنات|يهال)|عيالي|عيالنا|اولادي|بناتي|اطفالي|عمرهم|ولدين|بنتين|طفلين|توام|التوام|twins|triplets)$/;
const one =
  /^(?:son|daughter|child|kid|boy|girl|toddler|eldest|oldest|youngest|older|younger|nephew|niece|brother|sister|و?(?:ابني|ابنتي|بنتي|ولدي|طفلي|بنت|ولد|طفل|اخوي|اختي))$/;
const pronoun =
  /^(?:هم|عمري|عمرنا|عمرك|اعمارنا|عمرهم|both|others?|rest|one|second|third|older|younger|eldest|youngest|و?واحده?|و?وحده|و?ال(?:تاني|تانيه|ثاني|ثانيه|ثالث|اول|اولي|كبير|كبيره|صغير|صغيره))$/;
const naming =
  /^(?:ages?|aged|عمر|عمره|عمرها|لعمر|اعمارهم|اعمارهن|اعمارن|عمرو|عمرا|عمرن|و?عمره?|turning|turns|turned)$/;
/** What follows a figure that counts and is no age. */
const counting =
  /^(?:adults?|people|persons?|pax|guests?|kids?|child(?:ren)?|boys?|girls?|of|nights?|days?|weeks?|hours?|rooms?|bedrooms?|star|th|st|nd|rd|tickets?|seats?|bags?|km|اشخاص|شخص|كبار|بالغين|ضيوف|ليالي|ليال|ايام|غرف|اطفال)$/;
const person =
  /^(?:he|she|hes|shes|whos|one|other|eldest|oldest|youngest|first|second|third|son|daughter|child|boy|girl|kid|brother|sister|friend|girlfriend|boyfriend|cousin|nephew|niece|guest|i|im|ابني|ابنتي|بنتي|ولدي|طفلي)$/;

export function isAgeAt(
  tokens: readonly MessageToken[],
  at: number,
  { listed, isForm }: Around,
): boolean {
  const after = wordAt(tokens, at + 1);
  if (/^(?:شهور|اشهر|months?)$/.test(after)) return false;
  if (/^(?:years?|yrs?|yo)$/.test(after) && /^olds?$/.test(wordAt(tokens, at + 2) || 'old'))
    return true;
  if (after === 'yo' || /^(?:سنوات|سنين|سنه|اعوام|عاما|عام)$/.test(after)) return true;
  const isOne = /^(?:one|واحده?)$/.test(wordAt(tokens, at));
  if (counting.test(after) || isForm || (isOne && !naming.test(wordAt(tokens, at - 1))))
    return false;
  return isNamedAge(tokens, at) || (listed && isListed(tokens, at));
}

interface Around {
  /** An age stands before it already. */
  listed: boolean;
  /** A form was filled in: its numbers count. */
  isForm: boolean;
}

function isNamedAge(tokens: readonly MessageToken[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
  const last = before.at(-1) ?? '';
  if (before.some((word) => naming.test(word)) && !before.includes('under')) return true;
  if (many.test(last)) return true;
  if (one.test(last)) return true;
  // Two guests of 19, both 20: nobody says so of a number of people.
  if (/^(?:both|all|عمري|عمرنا|عمرك|اعمارنا|عمرهم|كلنا|كلهم)$/.test(last)) return true;
  const holder = before.at(-2) ?? '';
  if (last === 'of')
    return /^(?:guests|friends|people|girls|boys|students|children|kids|brothers?|sisters?|nephews?|nieces?|child|kid|boy|girl|son|daughter|toddler)$/.test(
      holder,
    );
  if (last === 'are' && holder === 'us') return true;
  if (last === 'be' && holder === 'will')
    return before.some((word) => many.test(word) || person.test(word));
  if (/^(?:are|theyre)$/.test(last))
    return before.some(
      (word) => many.test(word) || /^(?:they|them|some|others|theyre)$/.test(word),
    );
  return (
    /^(?:is|am|im|hes|shes|whos|عمره|عمرها)$/.test(last) && before.some((word) => person.test(word))
  );
}

/** `4, 7 and 12`, `عمر الأول 5 والثاني 9`: a list goes on as it began. */
function isListed(tokens: readonly MessageToken[], at: number): boolean {
  const last = wordAt(tokens, at - 1);
  if (/^(?:and|n|و)$/.test(last) || pronoun.test(last)) return true;
  // Five years and six.
  if (/^(?:سنين|سنوات)$/.test(last) && /^و(?!واحد)/.test(wordAt(tokens, at))) return true;
  const isFigure = (token: MessageToken | undefined) => /^\d/.test(token?.word ?? '');
  return tokens[at - 1]?.number !== undefined && isFigure(tokens[at]) === isFigure(tokens[at - 1]);
}

/** `adults 2 kids 2`: a form, in which a number follows what it counts. */
export const isForm = (tokens: readonly MessageToken[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      /^adults?$/.test(word) &&
      tokens[at - 1]?.number === undefined &&
      tokens[at + 1]?.number !== undefined &&
      /^(?:kids?|child(?:ren)?|infants?)$/.test(wordAt(tokens, at + 2)) &&
      tokens[at + 3]?.number !== undefined,
  );
