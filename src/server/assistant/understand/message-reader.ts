/** One message by itself: its words with their slips mended, and what they say. */
import type { Day } from '#contract/primitives.ts';
import { isTime } from '#domain/assistant/dates/times.ts';
import { avoided } from '#domain/assistant/frame/moves.ts';
import { actsIn, type MessageAct, type Topic, topicsIn } from '#domain/assistant/lexicon.ts';
import { tokensOf } from '#domain/assistant/numbers.ts';
import { inOurWords } from '#domain/assistant/sayings.ts';
import { curriculaIn, type SpokenWish, wishIn } from '#domain/assistant/wish.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { plain, wordsOf } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { placesFar } from '#server/assistant/places.ts';
import type { Mention } from '#server/assistant/understand/mentions.ts';

export interface Read {
  stems: string[];
  weighty: string[];
  telling: string[];
  acts: ReadonlySet<MessageAct>;
  topics: Topic[];
  named: Mention[];
  own: SpokenWish;
  /** Areas that are named as not wanted. */
  refusedAreas: string[];
  elsewhere: string[];
}

/** Tanwin of the accusative adds a letter that no dictionary has. */
const tanwin = /\u064bا|ا\u064b|\u064b/g;

/** As many as two thousand characters have, where they are words and not commas between figures. */
const mostWords = 400;
const word = /[\p{L}\p{N}\p{M}]+/gu;

function firstWords(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(word)) {
    count += 1;
    if (count > mostWords) return text.slice(0, index);
  }
  return text;
}

/** Looking for the word that was meant takes a while for each; nobody slips more often. */
const mostMended = 120;

export function readMessage(raw: string, today: Day, knowledge: Knowledge): Read {
  const message = inOurWords(firstWords(raw));
  const { vocabulary, mentions, places } = knowledge;
  const written = wordsOf(message.replaceAll(tanwin, ''));
  const words = written.flatMap((word, at) =>
    at < mostMended ? wordsOf(vocabulary.meant(word)) : [word],
  );
  const stems = words.map(stem);
  const { areas, used } = places.in(stems);
  const refusedAreas = areasAvoided(message, knowledge);
  const areaStems = new Set(stems.filter((_, at) => used.has(at)));
  const topics = topicsIn(stems.map((one, at) => (used.has(at) ? '' : one)));
  const acts = actsIn(stems);
  const hasFigure = /\d/.test(plain(message));
  const full = stems.filter(
    (one, at) =>
      !isEmptyWord(words[at] ?? '', one) && !(hasFigure && currencies.has(words[at] ?? '')),
  );
  const weighty = full.length > 0 ? full : stems;
  const telling = stems.filter(
    (one, at) =>
      weighty.includes(one) && !acts.used.has(at) && !isTime(one) && !isCount(words[at] ?? ''),
  );
  const own = wishIn(
    withoutRefusedDay(words.length > 0 ? mended(message, written, words) : message),
    today,
  );
  const named = mentions
    .in(weighty)
    .filter((mention) => !isPlaceAlone(mention, areaStems, topics.found));
  const found = topics.found.map(({ name }) => name);
  return {
    stems,
    weighty,
    telling,
    acts: new Set([
      ...acts.found.map(({ name }) => name).filter((name) => name !== 'hours' || !own.minutes),
      ...implied(message, { own, areas, named }),
    ]),
    topics: subjects(found, own, message),
    named,
    own: { ...own, areas: areas.filter((area) => !refusedAreas.includes(area)) },
    refusedAreas,
    elsewhere: placesFar(words.map(stem), message),
  };
}

/** `Not Friday, Saturday`: the day that is named to be left is no day of theirs. */
const withoutRefusedDay = (message: string): string =>
  dayNames.test(message.replace(refusedDay, ' ')) ? message.replace(refusedDay, ' ') : message;

const dayNames =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|السبت|الأحد|الاحد|الاثنين|الثلاثا|الأربعا|الاربعا|الخميس|الجمع/i;
const refusedDay =
  /\bnot (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:مش|مو|مب|بدل) (?:يوم )?(?:السبت|الأحد|الاحد|الاثنين|الثلاثاء?|الأربعاء?|الاربعاء?|الخميس|الجمعة|الجمعه)/i;

/** `Not the Marina`, `غير المارينا`: named, and not wanted. */
function areasAvoided(message: string, { places }: Knowledge): string[] {
  const said = [...plain(message).matchAll(avoided)].map(([, behind = '']) => behind);
  return said.flatMap((behind) => places.in(wordsOf(behind).map(stem)).areas);
}

interface Naming {
  own: SpokenWish;
  areas: string[];
  named: Mention[];
}

/** This or that is a comparison, and bringing a child asks for its age, though nobody says so. */
function implied(message: string, { own, areas, named }: Naming): MessageAct[] {
  const said = plain(message);
  const [first, second] = named;
  const two =
    areas.length > 1 ||
    curriculaIn(message).length > 1 ||
    (second !== undefined && second.thing.kind === first?.thing.kind);
  const isChoice = /\S (?:or|vs|versus|walla|wala|wla) \S|\S{3} (?:ام|ولا|او) \S{3}/.test(said);
  const brings =
    own.ages.length > 0 ||
    own.children !== undefined ||
    /\b(?:kids?|children|child|toddler|baby)\b|طفل|اطفال|عيال|يهال/.test(said);
  const asks =
    /^\W*(?:can|could|may|is|are|do|does)\b|(?:^| )(?:هل|ممكن|اقدر|يقدر|عادي)(?: |$)/.test(said);
  const suits: MessageAct[] = brings && asks ? ['age'] : [];
  return two && isChoice ? ['compare', ...suits] : suits;
}

/** DIFC is a place to live and to dine in before it is a licence, unless licences are spoken of. */
function isPlaceAlone(
  { thing, said }: Mention,
  areaStems: ReadonlySet<string>,
  found: readonly { name: Topic }[],
): boolean {
  if (thing.kind === 'area' || found.some(({ name }) => name === thing.topic)) return false;
  return [...said].every((one) => areaStems.has(one));
}

/** Whoever counts visas asks for a company that brings them. */
function subjects(found: Topic[], own: SpokenWish, message: string): Topic[] {
  // Somebody who says `plan a day` has no plan of ours in mind.
  if (/^\W*(?:please |can you |could you )?plan (?:an?|our|my|the|me)\b/i.test(message))
    return found.filter((topic) => topic !== 'plans');
  // Bedrooms are in homes, whatever they are called.
  if (found.length === 0 && own.bedrooms !== undefined) return ['homes'];
  if (found.length === 0 && own.curriculum !== undefined) return ['schools'];
  if (own.visas === undefined) return found;
  return [
    'companies',
    ...found.filter((topic) => topic !== 'visas' && topic !== 'companies' && topic !== 'homes'),
  ];
}

/** Figures, and the words that count people or nights. */
const counts = new Set(
  wordsOf(`people person persons guests guest pax adults friends colleagues night nights bedroom bedrooms bed
    beds room rooms hour hours half minute minutes old son daughter child children kid kids teenager teenagers teens toddler toddlers baby babies infant infants wife husband us ppl party group
    شخص اشخاص افراد ضيوف ليلة ليال غرفة غرف طفل أطفال عيال يهال رضيع ابني ابنتي ولدي بنتي زوجتي زوجي سنوات سنين`),
);

const isCount = (word: string): boolean =>
  /^\d+$/.test(word) || counts.has(word) || tokensOf(word)[0]?.number !== undefined;

/** The message with its slips mended, so that numbers and dates are read from words we know. */
function mended(message: string, written: string[], words: string[]): string {
  if (written.length !== words.length) return message;
  return written.reduce((text, word, at) => {
    const meant = words[at] ?? word;
    return meant === word
      ? text
      : text.replace(new RegExp(`(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`, 'iu'), meant);
  }, message);
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words that carry no wish, beside those that every search passes over. */
const empty = new Set(
  wordsOf(`hi hello hey dear just really very also maybe else thing things something anything someone some one ones
    looking look tell give make take go going come help give us lets let im ive id we were well ok okay yes no not
    today now soon possible available availability dubai uae here there its too after before set setting up board aboard onboard
    happen happens happened until currently under below over above about around than less more least most max budget usd aed
    اقل باقل أكثر بحدود ميزانية بميزانية ألف مليون
    قبل بعد احنا حنا عددنا استطيع اقدر نقدر يقدر ممكن بغيت ودي شلون وش شو ايش شنو وين ليش عشان علشان معاكم معكم وياكم
    أريد ابغى ابغي ابي نبي حق عندكم لديكم عندي متوفر متوفرة متوفره هناك يوجد شي شيء دبي الإمارات رحلة سوف لو سمحت فضلك من فضلك اعرض`),
);

/** Beside a figure a currency says which; without one it may be what is asked about. */
const currencies = new Set(
  wordsOf('dollar dollars dirham dirhams درهم دولار درهما دولارا دراهم دولارات'),
);

const isEmptyWord = (word: string, stemmed: string): boolean =>
  isLittle(word) ||
  isLittle(stemmed) ||
  empty.has(plain(word).replace(/^و(?=بعد$|قبل$)/, '')) ||
  empty.has(stemmed);
