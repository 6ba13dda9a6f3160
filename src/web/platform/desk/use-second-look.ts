import { useQuery } from '@tanstack/react-query';
import type { MoneyActKind } from '#contract/billing/money-acts.ts';
import type { Money } from '#contract/primitives.ts';
import { leftWithoutLook, waitsForColleague } from '#domain/billing/money-acts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { moneyActsQuery, roomQuery } from '#web/platform/desk/queries.ts';

interface Given {
  kind: 'booking' | 'matter';
  id: string;
  /** What it gives away; nothing while that is not known, or where nothing goes back. */
  sum: Money | null | undefined;
}

/** Whether giving something up waits for a second colleague: known and said before it is pressed. */
export function useSecondLook({ kind, id, sum }: Given) {
  const { t, format } = useText();
  const { first, ask } = t.deskBilling.second;
  const read = useQuery(roomQuery({ kind, id }));
  const room = read.data?.room ?? null;
  const waits = Boolean(sum && waitsForColleague(sum, room));
  return {
    isRead: !read.isPending,
    words: waits && sum ? first(format.money(sum), format.money(leftWithoutLook(sum, room))) : '',
    /** What the button says instead of its own name. */
    action: waits ? ask : undefined,
  };
}

/** What a colleague was asked to let happen to a matter. */
function useWaits(matterId: string, kinds: readonly MoneyActKind[]): boolean {
  const { language } = useText();
  const { data = [] } = useQuery(moneyActsQuery(language));
  return data.some(
    ({ kind, state, source }) =>
      kinds.includes(kind) && state === 'waiting' && source.id === matterId,
  );
}

/** Whether a colleague was asked to let a matter, or what was agreed of it, be ended. */
export const useIsEnding = (matterId: string): boolean =>
  useWaits(matterId, ['end_matter', 'fail_supplier']);

/** The same of anything about it. */
export const useIsLookedAt = (matterId: string): boolean =>
  useWaits(matterId, ['end_matter', 'fail_supplier', 'lower_quote']);
