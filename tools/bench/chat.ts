// npm run bench:chat: how well the assistant understands authors it has not read, how many questions of its table it gets
// right, and how long it takes at fifty a second.
import { unsupportedFigures } from '#domain/assistant/figures.ts';
import { ask, readQuestions } from '#server/assistant/quality-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';
import { coldScores } from '#tools/bench/cold-scores.ts';
import { startProduct } from '#tools/bench/house.ts';
import { understandingScores } from '#tools/bench/understanding.ts';
import { buildIfStale } from '#tools/build.ts';

const wanted = { p95: 40, right: 0.97 };
const perSecond = 50;
const seconds = 12;
const warmUp = 2;

const questions = await readQuestions();

async function quality(): Promise<boolean> {
  const snapshot = await seedSnapshot();
  const misses: string[] = [];
  for (const question of questions) {
    const { wrong, answer, reply, said } = await ask(question, snapshot);
    const invented = unsupportedFigures(answer.response, [reply.sources, said]);
    const faults = [...wrong, ...invented.map((figure) => `invents ${figure}`)];
    if (faults.length > 0)
      misses.push(`  ${question.id}: ${question.turns.join(' / ')} (${faults.join(', ')})`);
  }
  const right = 1 - misses.length / questions.length;
  console.log(
    `${questions.length} questions, ${(right * 100).toFixed(1)} % right (wanted ${wanted.right * 100} %)`,
  );
  if (misses.length > 0) console.log(['missed:', ...misses].join('\n'));
  return right >= wanted.right;
}

/** Asked at their own pace: whoever waits does not hold back the next. */
async function pace(base: string): Promise<boolean> {
  const times: number[] = [];
  const asking: Promise<void>[] = [];
  const start = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const due = start + (sent * 1000) / perSecond;
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
    const isCounted = sent >= perSecond * warmUp;
    asking.push(one(base, sent).then((took) => void (isCounted && times.push(took))));
  }
  await Promise.all(asking);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  console.log(
    `${times.length} answers at ${perSecond} a second: median ${at(0.5).toFixed(1)}, p95 ${at(0.95).toFixed(1)}, slowest ${at(1).toFixed(1)} ms (wanted p95 under ${wanted.p95} ms)`,
  );
  return at(0.95) < wanted.p95;
}

async function one(base: string, sent: number): Promise<number> {
  const { turns = [] } = questions[sent % questions.length] ?? {};
  const conversationHistory = turns.slice(0, -1).map((text) => ({ text, isUser: true }));
  const before = performance.now();
  const answer = await fetch(`${base}/functions/v1/chat-assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: turns.at(-1), systemPrompt: '', conversationHistory }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  return performance.now() - before;
}

await buildIfStale({ log: console.log });
await understandingScores();
await coldScores();
const isRight = await quality();
const product = await startProduct({
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  CHAT_PER_MINUTE: '1000000',
  CHAT_PER_DAY: '1000000',
});
const isFast = await pace(product.url.replace('localhost', '127.0.0.1'));
await product.stop();
process.exit(isRight && isFast ? 0 : 1);
