// How often somebody with a stopwatch tells a known address from an unknown one; 0.5 is a coin.
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#server/platform/ids.ts';
import { type Database, system } from '#server/platform/sql.ts';

/** Chance alone moves it a little; 0.97 was measured when the account was looked for before the answer. */
const wanted = 0.65;
const rounds = 150;

interface Ask {
  path: string;
  body: (email: string) => object;
  /** For whoever is signed in. */
  method?: 'PUT';
}

interface Door extends Ask {
  /** What anybody may have asked for before, with either address. */
  before?: Ask;
}

const recovery: Ask = { path: '/recover', body: (email) => ({ email }) };

const signUp: Ask = { path: '/signup', body: (email) => ({ email, password: 'camel-train-42' }) };

const doors: Door[] = [
  recovery,
  { path: '/otp', body: (email) => ({ email, create_user: false }) },
  { path: '/resend', body: (email) => ({ type: 'signup', email }) },
  {
    path: '/verify',
    body: (email) => ({ type: 'recovery', email, token: '000000' }),
    before: recovery,
  },
  signUp,
  // Whose password it is now that they signed up with it, and who was there before.
  { ...signUp, path: '/token?grant_type=password', before: signUp },
  { path: '/user', body: (email) => ({ email }), method: 'PUT' },
];

/** Where to ask, and who is signed in. */
interface Asker {
  base: string;
  sql: Database;
  token: string;
}

async function timeOf({ base, token }: Asker, ask: Ask, email: string): Promise<number> {
  const { path, body, method = 'POST' } = ask;
  // What the request before left to do must not be measured with this one.
  await pause(20);
  const before = performance.now();
  const answer = await fetch(`${base}/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(method === 'PUT' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body(email)),
  });
  await answer.arrayBuffer();
  return performance.now() - before;
}

/** The share of pairs in which the known one took longer, turned so that it is at least a half. */
function toldApart(known: number[], unknown: number[]): number {
  const longer = known.flatMap((one) => unknown.map((other): number => (one > other ? 1 : 0)));
  const share = longer.reduce((sum, each) => sum + each, 0) / longer.length;
  return Math.max(share, 1 - share);
}

/** As many accounts as rounds, so that neither address of a pair was asked about before. */
async function openAccounts(sql: Database, emails: string[]): Promise<void> {
  const emailConfirmedAt = '2026-01-01T08:00:00Z';
  const rows = emails.map((email) => ({ id: newId(), email, emailConfirmedAt }));
  await sql.as(system, (tx) => tx`insert into auth.users ${tx(rows)}`);
}

async function measure(asker: Asker, door: Door) {
  const name = door.path.replaceAll(/\W/g, '');
  const pairs = Array.from({ length: rounds }, (_, round) => ({
    friend: `friend-${name}-${round}@bench.example`,
    stranger: `nobody-${name}-${round}@bench.example`,
  }));
  await openAccounts(
    asker.sql,
    pairs.map(({ friend }) => friend),
  );
  const { before } = door;
  const all = pairs.flatMap(({ friend, stranger }) => [friend, stranger]);
  if (before) for (const email of all) await timeOf(asker, before, email);
  if (before) await pause(1000);
  const known: number[] = [];
  const unknown: number[] = [];
  for (const { friend, stranger } of pairs) {
    const steps = [
      async () => known.push(await timeOf(asker, door, friend)),
      async () => unknown.push(await timeOf(asker, door, stranger)),
    ];
    // Who begins is drawn by lot: what an answer leaves to be done falls on both alike.
    for (const step of Math.random() < 0.5 ? steps : steps.toReversed()) await step();
  }
  return { known, unknown };
}

export async function compareAddresses(asker: Asker): Promise<boolean> {
  const shares: string[] = [];
  let isReached = true;
  for (const door of doors) {
    const { known, unknown } = await measure(asker, door);
    const share = toldApart(known, unknown);
    isReached &&= share <= wanted;
    shares.push(`${door.path} ${share.toFixed(2)}`);
  }
  console.log(
    `known and unknown addresses told apart by time: ${shares.join(', ')} (0.5 is a coin, wanted at most ${wanted})`,
  );
  return isReached;
}
