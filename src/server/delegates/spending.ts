/** Counting what a delegate spends, under a lock on their mandate. All of it in the system's name. */
import type { SpentOfMandate } from '#contract/delegates.ts';
import type { Instant, Money } from '#contract/primitives.ts';
import { checkLimits, type SpendingStep, spentBy } from '#domain/delegates/spending.ts';
import { Failure } from '#domain/failure.ts';
import { convert } from '#domain/money.ts';
import { dayInDubai, midnightInDubai } from '#domain/time.ts';
import * as spendings from '#server/delegates/spending-store.ts';
import * as store from '#server/delegates/store.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** One step of a purchase. */
export interface Purchase {
  kind: 'booking' | 'matter' | 'invoice';
  id: string;
  step: SpendingStep['kind'];
  amount: Money;
  now: Instant;
  /** Where a card is asked for it: what it refuses is not spent. */
  payment?: string;
  /** One before it that is about to be given up. */
  except?: string | undefined;
}

/** Refuses what would go beyond a limit, else counts it. Somebody who acts for themselves has none. */
export async function spendUnderLock(tx: Sql, by: Caller, purchase: Purchase): Promise<void> {
  const pair = pairOf(by);
  if (!pair) return;
  const mandate = await store.lockMandateBetween(tx, pair);
  const next = await checked(tx, mandate, purchase);
  const { kind: sourceKind, payment: paymentId = null } = purchase;
  await spendings.insertSpending(tx, { ...next, ...pair, id: newId(), sourceKind, paymentId });
}

/** The same within a transaction in the caller's own name. */
export async function spendOfMandate(tx: Sql, by: Caller, purchase: Purchase): Promise<void> {
  if (pairOf(by)) await inNameOf(tx, [system, by], () => spendUnderLock(tx, by, purchase));
}

/** Whether there would be room, before anything is touched: nothing is counted yet. */
export async function checkRoom(tx: Sql, by: Caller, purchase: Purchase): Promise<void> {
  const pair = pairOf(by);
  if (pair)
    await inNameOf(tx, [system, by], async () =>
      checked(tx, await store.findBetween(tx, pair), purchase),
    );
}

function pairOf(by: Caller): store.Pair | undefined {
  if (by.kind !== 'client' || !by.delegate) return undefined;
  return { clientId: by.id, delegateId: by.delegate.id };
}

async function checked(
  tx: Sql,
  mandate: store.MandateRow | undefined,
  { id: source, step: kind, amount, now: at, except }: Purchase,
): Promise<SpendingStep> {
  if (!mandate?.delegateId)
    throw new Failure('mandate_over', 'You do not act for this client any more.');
  const next = { source, kind, amount: convert(amount, 'AED').amount, at };
  const { clientId, delegateId } = mandate;
  const before = await spendings.spendingsOf(tx, {
    clientId,
    delegateId,
    source,
    except,
    since: monthOf(at),
  });
  checkLimits(mandate, before, next);
  return next;
}

const monthOf = (now: Instant): Instant => midnightInDubai(`${dayInDubai(now).slice(0, 7)}-01`);

/** What was spent under a mandate today and this month. */
export async function spentUnder(
  tx: Sql,
  { clientId, delegateId }: Pick<store.MandateRow, 'clientId' | 'delegateId'>,
  now: Instant,
): Promise<SpentOfMandate> {
  if (!delegateId) return { today: 0, month: 0 };
  const since = monthOf(now);
  return spentBy(await spendings.spendingsOf(tx, { clientId, delegateId, since }), now);
}
