import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { readCorpus } from '#server/assistant/understand/corpus.ts';
import { train } from '#server/assistant/understand/trainer.ts';

const { subject, phrases } = workerData;
parentPort?.postMessage(serialize(train(subject, await readCorpus(), phrases)));
