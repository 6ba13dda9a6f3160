/** Who is named by what they are to each other: `me, my wife, her mother and the twins`. */
import { type MessageToken, numberAt, numberToken } from '#domain/assistant/numbers.ts';
import { plain } from '#domain/search/normal-form.ts';

const words = (text: string) => new Set(text.split(/\s+/).map(plain));

const self = words('me i myself انا لي لنا');
const grown =
  words(`wife husband partner girlfriend boyfriend fiance fiancee spouse mother mum mom father dad brother brothers
  sister sisters friend friends mate mates buddy buddies pal pals boss uncle aunt cousin cousins grandmother grandfather grandma grandpa nanny colleague colleagues
  زوجتي حرمتي حرمي زوجي زوج زوجه امي ابوي ابي والدي والدتي اخوي اخي اختي صديقي صديقتي امها ابوها ربعي اصدقائي خواني مراتي مرتي جوزي بابا ماما خطيبتي صاحبي صاحبتي`);
const young =
  words(`son sons daughter daughters baby infant newborn toddler kid kids child children boys girls
  ابني ابنتي ولدي بنتي رضيع طفل عيال عيالي اطفال عيالنا اولادي اولادنا بناتي اطفالي اطفالنا`);
const inOne = new Map<string, { adults: number; young: number }>([
  ...['parents', 'grandparents', 'والديني', 'اهلي'].map(
    (word): [string, { adults: number; young: number }] => [plain(word), { adults: 2, young: 0 }],
  ),
  ...['twins', 'توام', 'التوام', 'ولدين', 'بنتين', 'طفلين', 'توامين'].map(
    (word): [string, { adults: number; young: number }] => [plain(word), { adults: 0, young: 2 }],
  ),
  ['triplets', { adults: 0, young: 3 }],
]);

export interface Family {
  self: boolean;
  /** Everybody but the one who speaks. */
  others: number;
  adults: number;
  /** Twins and triplets, who are several in one word. */
  several: boolean;
}

/** And, for, with: little words that lean on a name in Arabic. */
const leaning = /^(?:ول|[ول])(?=.{3})/;

export function familyIn(tokens: readonly MessageToken[]): Family {
  const family: Family = { self: false, others: 0, adults: 0, several: false };
  for (const [at, { word }] of tokens.entries()) {
    const bare = word.replace(leaning, '');
    const either = (known: { has(name: string): boolean }) => known.has(word) || known.has(bare);
    if (self.has(word)) family.self = family.self || isNamed(tokens, at);
    const many = inOne.get(word) ?? inOne.get(bare);
    if (many) {
      family.others += many.adults + many.young;
      family.adults += many.adults;
      family.several ||= many.young > 0;
    } else if (either(grown) || either(young)) {
      const count = countBefore(tokens, at) ?? countAfter(tokens, at) ?? 1;
      family.others += count;
      if (either(grown)) family.adults += count;
    }
    const isPlusOne = word === 'one' && tokens[at - 1]?.word === 'plus';
    family.others += Number(isPlusOne);
    family.adults += Number(isPlusOne);
  }
  return family;
}

/** Whom something is said or given to does not come along for that. */
const addressing =
  /^(?:tell|show|give|send|let|get|help|book|find|remind|call|ask|advise|email|text|bring|offer|recommend|to)$/;

/** `I` at the start of a sentence asks; beside an `and` or at the head of a list it comes along. */
function isNamed(tokens: readonly MessageToken[], at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  if (/^(?:انا|لي|لنا)$/.test(word))
    return /^و/.test(after) || grown.has(after.replace(leaning, '')) || grown.has(after);
  if (addressing.test(before)) return false;
  if (before === 'and' || /^(?:and|plus|n)$/.test(after)) return true;
  const isListed =
    /^(?:my|our)$/.test(after) || grown.has(after) || tokens[at + 1]?.number !== undefined;
  return word === 'me' && (isListed || before === 'for');
}

/** `my two brothers`, `3 friends`, `واثنين من ربعي`. */
function countBefore(tokens: readonly MessageToken[], at: number): number | undefined {
  for (const back of [1, 2]) {
    const counted = numberAt(tokens, at - back);
    if (counted?.length === 1 && !counted.large) return counted.value;
    if (tokens[at - back]?.word !== 'من') return undefined;
  }
  return undefined;
}

/** عيالنا الثلاثة. */
function countAfter(tokens: readonly MessageToken[], at: number): number | undefined {
  const word = tokens[at + 1]?.word ?? '';
  return /^ال(?=.{3})/.test(word) ? numberToken(word.slice(2)).number : undefined;
}
