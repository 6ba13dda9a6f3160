/** What people may wish to do with the money of whatever is paid for, and what that means where it stands. */
import fc from 'fast-check';
import type { Way } from '#server/billing/sequences/money-testing.ts';
import {
  type DeskDeed,
  type MoneyDeed,
  newestOn,
  type Sheet,
  unpaidOn,
} from '#server/billing/sequences/print-testing.ts';

export type MoneyWish =
  | { kind: 'pay'; share: number; way: Way }
  | { kind: 'desk'; act: DeskDeed['kind']; share: number }
  | { kind: 'conclude'; approved: boolean };

export const pay = fc.record({
  kind: fc.constant('pay' as const),
  share: fc.constantFrom(30, 50, 100, 100, 120),
  way: fc.constantFrom<Way>('good', 'good', 'good', 'declined', 'asks', 'dies', 'deaf'),
});

export const desk = fc.record({
  kind: fc.constant('desk' as const),
  act: fc.constantFrom<DeskDeed['kind']>('transfer', 'credit', 'refund', 'credit'),
  share: fc.integer({ min: 1, max: 110 }),
});

export const conclude = fc.record({
  kind: fc.constant('conclude' as const),
  approved: fc.boolean(),
});

/** One after the other, as the house does them; each may be refused. */
export function moneyDeedsOf<One extends Sheet>(
  sheets: One[],
  wished: MoneyWish,
  toPay: (sheet: One) => number = unpaidOn,
): MoneyDeed[] {
  if (wished.kind === 'desk') return [deskDeedOf(sheets, wished)];
  if (wished.kind === 'pay') {
    const { sheet, most } = firstWith(sheets, toPay);
    return paying({ sheet, amount: shareOf(most, wished.share) }, wished.way);
  }
  const sheet = sheets.findIndex(({ open }) => open);
  return sheet < 0 ? [] : [{ kind: wished.approved ? 'paid' : 'unpaid', sheet }];
}

const shareOf = (amount: number, share: number) => Math.max(1, Math.ceil((amount * share) / 100));

/** The first document where there is some of it, or else any. */
function firstWith<One extends Sheet>(sheets: One[], amountOn: (sheet: One) => number) {
  const sheet = Math.max(
    0,
    sheets.findIndex((one) => amountOn(one) > 0),
  );
  const found = sheets[sheet];
  return { sheet, most: found ? amountOn(found) : 0 };
}

export function deskDeedOf(
  sheets: Sheet[],
  { act, share }: { act: DeskDeed['kind']; share: number },
): DeskDeed {
  if (act === 'credit') {
    const sheet = Math.max(
      0,
      sheets.findLastIndex(({ left }) => left > 0),
    );
    return { kind: act, sheet, amount: shareOf(sheets[sheet]?.left ?? 0, share) };
  }
  if (act === 'transfer') {
    const { sheet, most } = firstWith(sheets, unpaidOn);
    return { kind: act, sheet, amount: shareOf(most, share) };
  }
  const { sheet, most } = firstWith(sheets, (one) => one.payments[newestOn(one)] ?? 0);
  const found = sheets[sheet];
  return { kind: act, sheet, amount: shareOf(most, share), of: found ? newestOn(found) : -1 };
}

function paying(on: { sheet: number; amount: number }, way: Way): MoneyDeed[] {
  const { sheet } = on;
  const begun: MoneyDeed = { kind: 'begin', ...on, taken: way === 'deaf', asks: way === 'asks' };
  if (way === 'good') return [begun, { kind: 'paid', sheet }];
  return way === 'declined' ? [begun, { kind: 'declined', sheet }] : [begun];
}
