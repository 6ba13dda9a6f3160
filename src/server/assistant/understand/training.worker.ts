import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { readCorpus } from '#server/assistant/understand/corpus.ts';
import { trainEntry, trainIntent } from '#server/assistant/understand/training.ts';

const corpus = await readCorpus();
const learnt =
  workerData.subject === 'intent' ? trainIntent(corpus) : trainEntry(corpus, workerData.phrases);
parentPort?.postMessage(serialize(learnt));
