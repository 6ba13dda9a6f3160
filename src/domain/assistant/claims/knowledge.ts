/** What is known in figures: read from what the tools told with the same eyes as what an answer says. */
import type { Claim } from '#domain/assistant/claims/claim.ts';
import { claimsIn } from '#domain/assistant/claims/claims.ts';
import type { ClaimNames } from '#domain/assistant/claims/names.ts';
import { scopeOf } from '#domain/assistant/claims/scope.ts';
import type { Sum } from '#domain/assistant/claims/sums.ts';
import { tokensIn } from '#domain/assistant/claims/tokens.ts';
import type { MessageToken } from '#domain/assistant/numbers.ts';

export interface ClaimFigures {
  sums: Sum[];
  others: Claim[];
}

export const claimedSum = (tokens: readonly MessageToken[], claim: Claim): Sum => ({
  ...scopeOf(tokens, claim),
  value: claim.value,
  currency: claim.currency,
});

/** `3 h 30 min` is also three and a half hours. */
const hoursAndMinutes = (claims: readonly Claim[]): Claim[] =>
  claims.flatMap((claim, place) => {
    const next = claims[place + 1];
    const isOne = claim.unit === 'minute' && next?.unit === 'minute' && next.value < 60;
    return isOne ? [{ ...claim, value: claim.value + next.value }] : [];
  });

/** Text by text, each read once. */
export function readerOf(names: ClaimNames): (texts: readonly string[]) => ClaimFigures {
  const read = new Map<string, ClaimFigures>();
  const figuresIn = (text: string): ClaimFigures => {
    const parts = text.split('\n').map((line) => {
      const tokens = tokensIn(line);
      const named = names.in(tokens);
      const isNamed = (at: number) => named.some((one) => one.at <= at && at < one.at + one.length);
      return { tokens, claims: claimsIn(tokens, isNamed) };
    });
    return {
      sums: parts.flatMap(({ tokens, claims }) =>
        claims.filter(({ kind }) => kind === 'money').map((claim) => claimedSum(tokens, claim)),
      ),
      others: parts.flatMap(({ claims }) => [
        ...claims.filter(({ kind }) => kind !== 'money'),
        ...hoursAndMinutes(claims),
      ]),
    };
  };
  return (texts) => {
    const all = texts.map((text) => {
      const known = read.get(text) ?? figuresIn(text);
      read.set(text, known);
      return known;
    });
    return { sums: all.flatMap(({ sums }) => sums), others: all.flatMap(({ others }) => others) };
  };
}
