/** Who hears of money: at the bell, by mail as they chose, and live. */

import { clientTopic, deskTopic } from '#contract/live.ts';
import type { Localised } from '#contract/primitives.ts';
import { sentBy } from '#domain/money/transit.ts';
import { sumOf } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { waysOf } from '#server/billing/refunds/store.ts';
import { notify } from '#server/notifications/actions.ts';
import { tellMoney, tellRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whoever has the page open asks again, at home and at the desk. */
export async function tellBooks(tx: Sql, clientId: string | null): Promise<void> {
  if (!clientId) return;
  await tellMoney(tx, clientTopic(clientId), 'billing', { id: clientId });
  await tellRoom(tx, deskTopic, 'billing', { id: clientId });
}

interface Word {
  clientId: string | null;
  kind: 'invoice' | 'payment';
  event: string;
  key: string;
  title: Localised;
  path: string;
  amount: number;
  currency: string;
  more?: Record<string, string | number>;
  mail?: boolean;
}

/** At the bell and, as they chose, by mail; whoever has the page open asks again. */
export async function sayToClient(tx: Sql, word: Word): Promise<void> {
  const { clientId, kind, event, key, title, path, amount, currency, more, mail = true } = word;
  if (!clientId) return;
  const about = { event, amount, currency, ...more };
  await notify(tx, { to: clientId, kind, title, path, about, key, mail });
  await tellBooks(tx, clientId);
}

export const invoicesPath = '/profile/invoices';

/** Of a membership: its first and its last day, and when and for how much it goes on. */
export interface PaidPeriod {
  from: string;
  to: string;
  renewsOn?: string;
  renewsFor?: number;
  /** Until when it cannot end, where that is later than what is paid. */
  minimumUntil?: string;
}

/** What goes back and how; nothing where nothing does. */
export async function backOf(tx: Sql, refunds: readonly string[]) {
  if (refunds.length === 0) return undefined;
  const going = await waysOf(tx, refunds);
  const distinct = (texts: string[]) => [...new Set(texts)].join(',');
  return {
    back: sumOf(going),
    ways: distinct(going.map(({ kind }) => kind).sort()),
    cards: distinct(going.flatMap(({ brand, last4 }) => (last4 ? `${brand} ${last4}` : []))),
    ...sharesOf(going),
    ...promiseOf(going),
  };
}

/** By when a person sends what goes by bank. */
function promiseOf(going: Awaited<ReturnType<typeof waysOf>>) {
  const byBank = going.find(({ kind }) => kind === 'transfer');
  return byBank ? { sendBy: sentBy(dayInDubai(byBank.createdAt)) } : {};
}

/** Where it goes several ways, each with its sum: `visa 4242:30000,transfer:24000`. */
function sharesOf(going: Awaited<ReturnType<typeof waysOf>>) {
  const sums = new Map<string, number>();
  for (const { kind, brand, last4, amount } of going) {
    const name = kind === 'card' && last4 ? `${brand} ${last4}` : kind;
    sums.set(name, (sums.get(name) ?? 0) + amount);
  }
  if (sums.size < 2) return {};
  return { shares: [...sums].map(([name, amount]) => `${name}:${amount}`).join(',') };
}
