/** Which weights serve: those that were built, and better ones as soon as the catalogue has changed for a while. */
import { setTimeout as wait } from 'node:timers/promises';
import { deserialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import {
  type CataloguePhrase,
  cataloguePhrases,
} from '#server/assistant/understand/catalogue-phrases.ts';
import type { Trained } from '#server/assistant/understand/classifiers.ts';
import { heardBy, type MessageGuesses } from '#server/assistant/understand/guesses.ts';
import type { LessonSubject } from '#server/assistant/understand/lessons.ts';
import {
  hasLearnt,
  keepWeights,
  lessonsHash,
  mayLearn,
  phrasesHash,
  readWeights,
} from '#server/assistant/understand/weights.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

/** Staff change a catalogue many times in a row: it is learnt when they have come to rest. */
const restMs = 60_000;

const serving = new WeakMap<Snapshot, Promise<Trained>>();
/** Whatever served last, while a changed catalogue is learnt. */
let latest: Trained | undefined;
let renewal: NodeJS.Timeout | undefined;

/** `before` names what the message may go on with. */
export async function hearMessage(
  message: string,
  snapshot: Snapshot,
  before: readonly string[] = [],
): Promise<MessageGuesses> {
  return heardBy(await trainedFor(snapshot), message, before);
}

function trainedFor(snapshot: Snapshot): Promise<Trained> {
  const known = serving.get(snapshot) ?? found(snapshot);
  serving.set(snapshot, known);
  // Whoever waits is told of the failure; the next one tries again.
  known.catch(() => serving.delete(snapshot));
  return known;
}

async function found(snapshot: Snapshot): Promise<Trained> {
  const phrases = cataloguePhrases(snapshot);
  const kept = await readWeights(await lessonsHash(), phrasesHash(phrases));
  if (kept?.isExact) latest = kept.trained;
  latest ??= kept?.trained ?? (await learnFirst(phrases));
  if (kept && !kept.isExact) renewSoon(snapshot, phrases);
  return latest;
}

function renewSoon(snapshot: Snapshot, phrases: readonly CataloguePhrase[]) {
  clearTimeout(renewal);
  renewal = setTimeout(() => {
    const learning = learnAnew(phrases);
    learning.then(
      (trained) => {
        latest = trained;
        serving.set(snapshot, learning);
      },
      // The old weights go on serving; the next change tries again.
      () => undefined,
    );
  }, restMs);
  renewal.unref();
}

/** Nothing was built: one process learns, the others wait for it. */
async function learnFirst(phrases: readonly CataloguePhrase[]): Promise<Trained> {
  while (!(await mayLearn())) await wait(500);
  try {
    const kept = await readWeights(await lessonsHash(), phrasesHash(phrases));
    return kept?.trained ?? (await learnAnew(phrases));
  } finally {
    await hasLearnt();
  }
}

/** Half a minute of work on two cores, beside everything else. */
export async function learnAnew(phrases: readonly CataloguePhrase[]): Promise<Trained> {
  const [intent, entry, thing, facet, turn] = await Promise.all([
    inWorker<Trained['intent']>({ subject: 'intent', phrases }),
    inWorker<Trained['entry']>({ subject: 'entry', phrases }),
    inWorker<Trained['thing']>({ subject: 'thing', phrases }),
    inWorker<Trained['facet']>({ subject: 'facet', phrases }),
    inWorker<Trained['turn']>({ subject: 'turn', phrases }),
  ]);
  const trained = { intent, entry, thing, facet, turn };
  await keepWeights(await lessonsHash(), phrasesHash(phrases), trained);
  return trained;
}

async function inWorker<Learnt>(workerData: { subject: LessonSubject; phrases: unknown }) {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('trainer.worker.ts', import.meta.url), { workerData });
  worker.once('message', resolve);
  worker.once('error', reject);
  const learnt: Learnt = deserialize(await promise);
  return learnt;
}
