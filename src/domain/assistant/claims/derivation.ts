/** A sum of money follows from what is known: itself, a product, a share, a difference, or what they may spend. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import {
  followsFromSums,
  type GuestCompany,
  isSame,
  type Sum,
} from '#domain/assistant/claims/sums.ts';
import type { MessageToken } from '#domain/assistant/numbers.ts';

interface Known {
  /** Of the thing, and of nothing in particular. */
  sums: readonly Sum[];
  others: readonly Claim[];
  /** What the client said. */
  asked: readonly Sum[];
  /** Those of every thing that is named, one list for each. */
  sumsOf: readonly (readonly Sum[])[];
  tokens: readonly MessageToken[];
  company: GuestCompany;
}

const shares =
  /^(?:deposit|upfront|fee|balance|rest|remaining|remainder|half|due|عربون|العربون|مقدم|مقدما|الباقي|المتبقي|رسوم|دفعه|نصف)$/;
const differences =
  /^(?:cheaper|less|more|dearer|difference|saves|save|saving|extra|leaves|left|spare|ارخص|اغلي|الفرق|يبقي|المتبقي|فرق|توفر|اقل|اكثر)$/;
const together =
  /^(?:together|both|total|combined|altogether|sum|all|معا|المجموع|الاجمالي|كلاهما)$/;
const purse =
  /^(?:budget|under|within|below|limit|ceiling|than|ميزانيه|ميزانيتك|ميزانيتكم|ضمن|تحت|حدود|اقل)$/;
const about = /^(?:about|around|roughly|approximately|approx|some|نحو|حوالي|تقريبا)$/;

export function isReckoned(said: Sum, known: Known): boolean {
  const { sums, tokens, company } = known;
  const says = (words: RegExp) => tokens.some(({ word }) => words.test(word));
  return (
    followsFromSums(said, sums, company) ||
    (says(about) && sums.some((one) => isNear(said, one)) && !said.per) ||
    (says(shares) && isShare(said, known)) ||
    (says(differences) &&
      pairsOf([...known.sumsOf, known.asked]).some(([a, b]) =>
        isSame(said, Math.abs(a.value - b.value), a),
      )) ||
    (says(together) &&
      pairsOf(known.sumsOf).some(([a, b]) => isSame(said, a.value + b.value, a))) ||
    (says(purse) && isPurse(said, known))
  );
}

/** A hundredth off, where they say it is about so much. */
const isNear = (said: Sum, one: Sum): boolean =>
  said.currency === one.currency &&
  !said.isTotal &&
  Math.abs(said.value - one.value) <= one.value / 100;

/** So many parts of a hundred of what it costs, or what is left of it. */
function isShare(said: Sum, { sums, others, company }: Known): boolean {
  const percents = others.filter(({ unit }) => unit === 'percent').map(({ value }) => value);
  const parts = percents.flatMap((value) => [value, 100 - value]);
  const times = [1, company.party ?? 1, company.length ?? 1];
  if (sums.some((one) => isSame(said, one.value, one))) return true;
  return parts.some((part) =>
    sums.some((one) => times.some((count) => isSame(said, (one.value * count * part) / 100, one))),
  );
}

const pairsOf = (lists: readonly (readonly Sum[])[]): [Sum, Sum][] =>
  lists.flatMap((some, place) =>
    lists
      .slice(place + 1)
      .flatMap((others) =>
        some.flatMap((a) =>
          others.flatMap((b): [Sum, Sum][] => (a.currency === b.currency ? [[a, b]] : [])),
        ),
      ),
  );

/** What they said they would spend may be said again, where what is offered costs no more. */
const isPurse = (said: Sum, { asked, sums }: Known): boolean =>
  asked.some((one) => isSame(said, one.value, one)) &&
  (sums.length === 0 ||
    sums.some(
      (one) =>
        one.currency !== said.currency || said.currency === undefined || one.value <= said.value,
    ));
