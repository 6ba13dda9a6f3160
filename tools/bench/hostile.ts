// npm run bench:hostile: how long everybody else waits while one client sends the worst there is.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { hostileQuestions } from '#server/assistant/hostile-testing.ts';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { appAddress } from '#server/database/roles.ts';
import { type Database, openDatabase, system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { watchHealth } from '#tools/bench/health-watch.ts';
import { startProduct } from '#tools/bench/house.ts';
import { buildIfStale } from '#tools/build.ts';

/** What one address may send by default. */
const perMinute = 600;
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const wanted = 100;

type Send = (turn: number) => Promise<Response>;

const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof value === 'string' ? value : JSON.stringify(value),
});

/** As many days of as many offerings as are looked through for one answer. */
const dearestBrief = {
  text: 'something for two this month',
  what: 'category/hotels',
  day: daysAfter(dayInDubai(clock()), 1),
  until: daysAfter(dayInDubai(clock()), 400),
};

async function attacks(base: string): Promise<Record<string, Send>> {
  const email = `flood-${randomBytes(4).toString('hex')}@example.com`;
  const account = { email, password: 'camel-train-42' };
  const answer = await fetch(`${base}/auth/v1/signup`, json(account));
  const { access_token: token, user } = await answer.json();
  const own = { authorization: `Bearer ${token}` };
  const place = (kind: string, name: string) =>
    `${base}/storage/v1/${kind}/documents/${user.id}/${name}`;
  const upload = (name: string, content: Buffer | string) =>
    fetch(place('object', name), {
      method: 'POST',
      headers: { ...own, 'x-upsert': 'true' },
      body: Buffer.from(content),
    });
  const noise = randomBytes(4000 * 3000 * 3);
  const raw = { width: 4000, height: 3000, channels: 3 as const };
  await upload('photo.jpg', await sharp(noise, { raw }).jpeg({ quality: 60 }).toBuffer());
  const questions = hostileQuestions();
  const wide = [
    `[${'{},'.repeat(340_000)}{}]`,
    `{"data":{${Array.from({ length: 9_900 }, (_, place) => `"name${place}":{}`).join()}}}`,
    '[]'.repeat(500_000),
  ];
  const deep = `{"data":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
  const render = place('render/image/authenticated', 'photo.jpg');
  const words = 'burj marina palm yacht villa school visa '.repeat(50);
  return {
    uploads: (turn) => upload(`bomb-${turn % 5}.txt`, '<!--<?'.repeat(11_000)),
    pictures: (turn) =>
      fetch(`${render}?width=${1500 + turn}&height=2500&format=avif`, { headers: own }),
    questions: (turn) =>
      fetch(`${base}/functions/v1/chat-assistant`, json(questions[turn % questions.length])),
    sentences: (turn) => fetch(`${base}/rest/v1/ask`, json({ text: words.slice(turn % 40) }, own)),
    briefs: () => fetch(`${base}/rest/v1/ask/answer`, json(dearestBrief, own)),
    'wide bodies': (turn) => fetch(`${base}/auth/v1/signup`, json(wide[turn % wide.length])),
    'deep bodies': () => fetch(`${base}/rest/v1/consultations`, json(deep)),
    searches: (turn) =>
      fetch(`${base}/rest/v1/search?q=${encodeURIComponent(words.slice(turn % 40, 80))}`),
    'sign-ins': () =>
      fetch(
        `${base}/auth/v1/token?grant_type=password`,
        json({ ...account, password: 'wrong-camel-42' }),
      ),
    papers: () => fetch(`${base}/schooling/guide.pdf`),
  };
}

/** Whoever asks or searches after a change of the catalogue has all of it learned anew. */
function changing(base: string, sql: Database): Send {
  const change = () =>
    sql.as(
      system,
      (tx) => tx`update app.catalogue_entries set updated_at = now() where collection = 'faq'`,
    );
  const fetchHome: Send = () => fetch(base);
  const readers = [
    (turn: number) => fetch(`${base}/rest/v1/search?q=palm${turn}`),
    () => fetch(`${base}/functions/v1/chat-assistant`, json({ message: 'a yacht on friday' })),
    fetchHome,
  ];
  return async (turn) => {
    if (turn % 10 === 0) await change();
    const [read = fetchHome] = readers.slice(turn % readers.length);
    return read(turn);
  };
}

/** Sent at their own pace: whoever waits does not hold back the next. */
async function flood(send: Send): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const sent: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < (perMinute / 60) * seconds; turn += 1) {
    const due = start + (turn * 60_000) / perMinute;
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
    const answered = send(turn).then(async (answer) => {
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    });
    sent.push(answered.catch(() => {}));
  }
  await Promise.all(sent);
  return statuses;
}

const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

await buildIfStale({ log: console.log });
const root = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
const embedded = await startEmbedded({ root, log: () => {} });
const product = await startProduct({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  AUTH_AUTOCONFIRM: 'on',
  DATABASE_URL: formatDatabaseUrl(embedded.owner),
  RATE_LIMIT: String(perMinute),
});
const base = product.url.replace('localhost', '127.0.0.1');
const sql = openDatabase(appAddress(embedded.owner));
let failed = false;
const told = (name: string, times: number[]) => {
  const [p99, worst] = [at(times, 0.99), at(times, 1)];
  failed ||= worst > wanted;
  return `${name}: p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms (wanted ${wanted})`;
};
const watchFor = async (ms: number) => (await watchHealth(base, () => wait(ms))).times;
try {
  // What is made ready after the start is within these, and over before the rest is held against rest.
  console.log(told('the first ten seconds', await watchFor(10_000)));
  const idle = await watchFor(5_000);
  console.log(told('idle', idle));
  const kinds = { ...(await attacks(base)), 'changes of the catalogue': changing(base, sql) };
  for (const [name, send] of Object.entries(kinds)) {
    const { times, result: statuses } = await watchHealth(base, () => flood(send));
    console.log(
      `${told(name, times)}, ${(at(times, 0.99) / at(idle, 0.99)).toFixed(1)} times the idle p99; ` +
        `answers ${JSON.stringify(statuses)}`,
    );
  }
} finally {
  await sql.end();
  await product.stop();
  await embedded.stop();
  await rm(root, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
