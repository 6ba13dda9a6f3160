/** Does to a real matter what stands on paper. */
import { z } from 'zod';
import type { MatterMove } from '#contract/matters/parts.ts';
import { Id } from '#contract/primitives.ts';
import { money } from '#domain/money.ts';
import { hoursAfter, houseZone } from '#domain/time.ts';
import { waitingOf } from '#server/billing/booked-house-testing.ts';
import { settleMatter } from '#server/billing/matters/bank-questions.ts';
import { lookAtWish, wishFor } from '#server/billing/sequences/looks-testing.ts';
import {
  type Attempt,
  act,
  isDone,
  type Lane,
  type Played,
  refuse,
  withMoney,
} from '#server/billing/sequences/money-testing.ts';
import type { Deed, Version } from '#server/billing/sequences/print-testing.ts';
import { sheetsOf } from '#server/billing/sheets-testing.ts';
import { withSql } from '#server/database/throw-away.ts';
import { makeRight, moveByHouse, moveRow, withdrawMatter } from '#server/matters/moves.ts';
import { acceptQuote, draftQuote, rejectQuote, sendQuote } from '#server/matters/quotes/quotes.ts';
import { quoteIn } from '#server/matters/quotes/store.ts';
import { lockAnyMatter } from '#server/matters/store.ts';
import { openMatter } from '#server/matters/submission.ts';
import { leaveUnchanged } from '#server/matters/workers.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import { many, one, system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

export interface MatterLane extends Lane {
  /** A second colleague. */
  other: string;
  /** Whoever may see which jobs were left. */
  owner: TestApp['owner'];
}

export interface PlayedMatter extends Played, MatterLane {}

export async function begin(lane: MatterLane): Promise<PlayedMatter> {
  const { client: clientId } = lane;
  const form = {
    kind: 'custom',
    title: 'A falcon',
    notes: 'Tame.',
    day: null,
    people: null,
    budget: null,
  } as const;
  const opening = { clientId, form, language: 'en', zone: houseZone } as const;
  const { id, version } = await act(lane, 'client', { key: newId() }, (by) =>
    openMatter(by, opening),
  );
  const played: PlayedMatter = { ...lane, source: id, sheets: [] };
  await move(played, { move: 'source', version }, { key: newId() });
  return played;
}

/** Whatever it gives away, one is enough here: who looks at what has tests of its own. */
function enough<By extends { config: Config }>(by: By): By {
  const billing = { ...by.config.billing, fourEyesAbove: Number.MAX_SAFE_INTEGER };
  return { ...by, config: { ...by.config, billing } };
}

function move(played: Played, to: { move: MatterMove; version: number }, attempt: Attempt) {
  return act(played, 'staff', attempt, async (by) => {
    await moveByHouse(enough(by), played.source, { ...to, reason: 'So it is.' });
  });
}

/** A part of it is handed on at cost. */
const linesOf = ({ total, number }: Version) => [
  {
    kind: 'service',
    title: `Falconer ${number}`,
    quantity: 1,
    each: total - (total % 97),
  } as const,
  { kind: 'paid_out', title: 'Permit', quantity: 1, each: total % 97 } as const,
];

type Quoting = Extract<Deed, { kind: 'quote' }>;

function quote(played: Played, { version, seen, reason }: Quoting, attempt: Attempt) {
  const { currency, keptPercent } = version;
  const expiresAt = hoursAfter(played.services.now(), 48);
  const draft = { currency, keptPercent, lines: linesOf(version), words: '', expiresAt };
  return act(played, 'staff', attempt, async (by) => {
    const next = await draftQuote(by, played.source, { draft, version: seen });
    await sendQuote(enough(by), played.source, { version: next.version, reason });
  });
}

type Answering = Extract<Deed, { kind: 'accept' | 'reject' }>;

function answer(played: Played, { kind, version }: Answering, attempt: Attempt) {
  const { source: matter } = played;
  return act(played, 'client', attempt, async (by) => {
    const [found] = await many(z.object({ id: Id }), by.tx)`
      select id from app.matter_quotes
      where matter_id = ${matter} and number = ${version?.number ?? 0}`;
    const asked = { quote: found?.id ?? newId() };
    const total = money(version?.total ?? 0, version?.currency ?? 'AED');
    if (kind === 'accept') await acceptQuote(by, matter, { ...asked, total });
    else await rejectQuote(by, matter, { ...asked, reason: 'Too dear.' });
  });
}

/** How the matter stands by the house's books, with what was learnt of its documents. */
export async function look(played: Played) {
  const { services, source: matter } = played;
  return services.sql.as(system, async (tx) => {
    const { version } = await one(z.object({ version: z.int() }), tx)`
      select version from app.matters where id = ${matter}`;
    const sheets = await sheetsOf(tx, 'matter', matter);
    played.sheets = sheets;
    return { version, sheets, waiting: await waitingOf(tx, played) };
  });
}

/** The hour of the quote that was sent has passed, and the house's clock comes by. */
const lapse = ({ services, source }: Played) =>
  services.sql.as(system, async (tx) => {
    const row = (await lockAnyMatter(tx, source)) ?? refuse();
    if (!(await quoteIn(tx, source, 'sent'))) refuse();
    const { config, catalogue } = services;
    const snapshot = await catalogue.current();
    const acting = { tx, config, snapshot, now: services.now(), by: system, name: '' };
    await (row.state === 'proposed'
      ? moveRow(acting, row, { move: 'lapse' })
      : leaveUnchanged(acting, row));
  });

/** Two of the job at once, if an act has left it. */
export async function settleInHouse({ services, source, owner }: PlayedMatter): Promise<void> {
  const left = await withSql(
    owner,
    (tx) => tx`
      delete from graphile_worker._private_jobs where key = ${`settle_matter ${source}`} returning id`,
  );
  if (left.length === 0) return;
  await Promise.all([settleMatter(services, source), settleMatter(services, source)]);
}

/** Says whether the house did it. */
export const perform = (played: PlayedMatter, deed: Deed, attempt: Attempt): Promise<boolean> =>
  isDone(carryOut(played, deed, attempt));

async function carryOut(played: PlayedMatter, deed: Deed, attempt: Attempt): Promise<unknown> {
  switch (deed.kind) {
    case 'quote':
      return quote(played, deed, attempt);
    case 'accept':
    case 'reject':
      return answer(played, deed, attempt);
    case 'mend':
      return act(played, 'client', attempt, async (by) => {
        await makeRight(by, played.source, 'Not yet.');
      });
    case 'withdraw':
      return act(played, 'client', attempt, async (by) => {
        await withdrawMatter(by, played.source, { reason: '', version: deed.seen });
      });
    case 'fail':
      return move(played, { move: 'supplier_failed', version: deed.seen }, attempt);
    case 'fulfil':
    case 'deliver':
    case 'decline':
    case 'source':
      return move(played, { move: deed.kind, version: deed.seen }, attempt);
    case 'lapse':
      return lapse(played);
    case 'wish':
      return wishFor(played, deed.deed, attempt);
    case 'look':
      return lookAtWish(played, deed, attempt);
    default:
      return withMoney(played, deed, attempt);
  }
}
