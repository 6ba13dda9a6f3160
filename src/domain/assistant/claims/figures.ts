/** Whether every figure of a sentence is one of the thing that it is said of, or follows from those. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import { claimsIn } from '#domain/assistant/claims/claims.ts';
import { withoutNumbers } from '#domain/assistant/claims/contacts.ts';
import { isReckoned } from '#domain/assistant/claims/derivation.ts';
import type { Grounds } from '#domain/assistant/claims/grounds.ts';
import { type ClaimFigures, claimedSum, readerOf } from '#domain/assistant/claims/knowledge.ts';
import type { ClaimName } from '#domain/assistant/claims/names.ts';
import { clauseAround } from '#domain/assistant/claims/scope.ts';
import { inOrder, nearestTo, unknownNames } from '#domain/assistant/claims/subject.ts';
import { isSame } from '#domain/assistant/claims/sums.ts';
import { tokensIn, wordAt } from '#domain/assistant/claims/tokens.ts';
import type { MessageToken } from '#domain/assistant/numbers.ts';
import { plain, wordsOf } from '#domain/search/normal-form.ts';

export interface ClaimsFound {
  /** The first figure that nothing supports. */
  unfounded: string | undefined;
  /** Things that are named. */
  ids: string[];
  hasName: boolean;
  hasSum: boolean;
  hasFigure: boolean;
}

/** What is spoken of without being named: the last that was, then what the client means. */
export type ClaimsCheck = (sentence: string, current: readonly string[] | undefined) => ClaimsFound;

const always = /\b24 ?\/ ?7\b|\b24 hours a day\b|\b(?:7|seven) days a week\b|٢٤ ?\/ ?٧/gi;

export function figuresBy(grounds: Grounds): ClaimsCheck {
  const read = readerOf(grounds.names);
  return (sentence, current) => {
    const written = withoutNumbers(sentence, grounds.contacts().said);
    const tokens = tokensIn(grounds.isAlwaysThere ? written.replaceAll(always, 'always') : written);
    const known = namedIn(tokens, grounds);
    const told = vocabulary(grounds);
    const named = [...known, ...unknownNames(tokens, known, (word) => told.has(word))];
    const isNamed = (at: number) =>
      named.some((one) => one.ids.length > 0 && one.at <= at && at < one.at + one.length);
    const claims = claimsIn(tokens, isNamed);
    const order = inOrder(claims, named);
    const look = { tokens, named, grounds, read };
    const wrong = claims.find((claim) => {
      const subject = order?.get(claim) ?? nearestTo(claim, named, tokens);
      return !isFounded(claim, {
        ...look,
        ids: subject?.ids ?? current,
        isExplicit: subject !== undefined,
      });
    });
    return {
      unfounded:
        wrong &&
        tokens
          .slice(wrong.at, wrong.at + wrong.length)
          .map(({ word }) => word)
          .join(' '),
      ids: named.flatMap(({ ids }) => ids),
      hasName: named.length > 0,
      hasSum: claims.some(({ kind, value }) => kind === 'money' || value >= 100),
      hasFigure: claims.length > 0,
    };
  };
}

/** A place that nobody looked up only says where. */
const namedIn = (tokens: readonly MessageToken[], { names, told, isPlace }: Grounds): ClaimName[] =>
  names.in(tokens).filter(({ ids }) => ids.some((id) => !isPlace(id) || told(id).length > 0));

const vocabulary = (grounds: Grounds) =>
  new Set(
    wordsOf(
      [...grounds.things().flatMap(grounds.told), ...grounds.loose(), grounds.own()].join(' '),
    ),
  );

interface Looking {
  tokens: readonly MessageToken[];
  named: readonly ClaimName[];
  grounds: Grounds;
  read: (texts: readonly string[]) => ClaimFigures;
  ids: readonly string[] | undefined;
  /** It is named in the sentence itself. */
  isExplicit: boolean;
}

function isFounded(claim: Claim, looking: Looking): boolean {
  const { tokens, grounds, read, isExplicit } = looking;
  const things = subjects(claim, looking);
  const about = aboutIn(tokens, claim);
  const of = read(about([...things.flatMap(grounds.told), ...namingLines(things, grounds)]));
  const isOwn = isExplicit && claim.kind === 'money';
  const loose = read(isOwn ? [] : about([...grounds.loose(), grounds.own()]));
  const asked = read(grounds.asked);
  const sums = [...of.sums, ...loose.sums];
  const others = [...of.others, ...loose.others];
  if (claim.kind === 'money') {
    const said = claimedSum(tokens, claim);
    const across = looking.named.flatMap(({ ids }) => ids).concat(looking.ids ?? []);
    const sumsOf = [...new Set(across)].map((id) => read(grounds.told(id)).sums);
    return isReckoned(said, {
      sums,
      others,
      asked: asked.sums,
      sumsOf,
      tokens,
      company: grounds.company,
    });
  }
  if (others.some((one) => isSameCount(claim, one))) return true;
  if (claim.unit === undefined && claim.kind === 'count')
    return (
      sums.some((one) =>
        isSame({ ...claimedSum(tokens, claim), currency: undefined }, one.value, one),
      ) || isYear(claim)
    );
  return claim.unit !== 'percent' && !isLimit(tokens, claim) && isAsked(claim, asked, grounds);
}

const matters = [/cancel|refund|الغا|استرد/, /notice|in advance|مسبق|يلزم الحجز/];

/** How long before one may cancel is not how long it lasts: what is said of that is held to what was told of it. */
function aboutIn(
  tokens: readonly MessageToken[],
  claim: Claim,
): (texts: readonly string[]) => string[] {
  const clause = tokens
    .slice(...clauseAround(tokens, claim.at))
    .map(({ word }) => word)
    .join(' ');
  const matter = claim.kind === 'count' ? matters.find((words) => words.test(clause)) : undefined;
  return (texts) => texts.filter((text) => !matter || matter.test(plain(text)));
}

/** What the book and their own affairs say under its name is told of it. */
const namingLines = (ids: readonly string[], grounds: Grounds): string[] =>
  [...grounds.loose(), grounds.own()]
    .flatMap((text) => text.split(/\n(?=(?:- )?\*\*)/))
    .filter((line) =>
      grounds.names.in(tokensIn(line)).some((named) => named.ids.some((id) => ids.includes(id))),
    );

const isYear = ({ value }: Claim) => Number.isInteger(value) && value >= 2026 && value <= 2028;

/** Which things it may be of: the one that is named; else whatever they mean; else whatever there is but one of. */
function subjects(claim: Claim, { grounds, ids, tokens }: Looking): readonly string[] {
  if (ids) return ids;
  const things = grounds.things();
  const meant = grounds.meant.filter((id) => things.includes(id));
  if (meant.length > 0) return meant;
  const isRange = tokens.some(({ word }) => ranges.test(word));
  return claim.kind !== 'money' || things.length === 1 || isRange ? things : [];
}

const ranges = /^(?:from|range|between|start|starts|starting|begin|begins|تبدا|تتراوح|بين|من)$/;

function isSameCount(said: Claim, known: Claim): boolean {
  if (said.kind === 'clock' && known.kind === 'clock')
    return said.value === known.value || said.value + 720 === known.value;
  if (said.kind !== known.kind || said.value !== known.value) return false;
  return (
    said.unit === known.unit ||
    (known.unit === undefined && said.unit !== 'percent') ||
    (said.unit === undefined && known.unit !== 'percent')
  );
}

const limits =
  /^(?:up|maximum|max|minimum|least|takes|take|seats|capacity|carries|holds|hosts|fits|aged|from|over|above|welcomes|accepts|accept|allows|admits|يقبل|تقبل|من|فوق|حتي|يتسع|تتسع|سعته|سعتها|يستوعب|اقصي|ادني)$/;

/** What a thing takes at most is never known from who asks. */
const isLimit = (tokens: readonly MessageToken[], { at }: Claim): boolean =>
  [1, 2, 3, 4].some((back) => limits.test(wordAt(tokens, at - back)));

function isAsked(claim: Claim, asked: ClaimFigures, { company }: Grounds): boolean {
  if (claim.unit === 'person' && claim.value === company.party) return true;
  if ((claim.unit === 'night' || claim.unit === 'day') && claim.value === company.length)
    return true;
  return asked.others.some((one) => isSameCount(claim, one));
}
