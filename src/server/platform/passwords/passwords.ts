import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Failure } from '#domain/failure.ts';
import { fairLine } from '#server/platform/process/fair-line.ts';

/** Without a hash the password is hashed, with one it is compared. */
export interface PasswordQuestion {
  password: string;
  hash?: string;
}

export interface PasswordAnswer {
  value?: string | boolean;
  failure?: string;
}

interface Waiting extends PromiseWithResolvers<string | boolean> {
  question: PasswordQuestion;
}

interface Thread {
  worker: Worker;
  busy: Waiting | undefined;
}

/**
 * Each thread takes a core and 19 MiB while it works: one core stays with the requests, and more than a
 * few threads would take memory that a house of this size has other uses for.
 */
const mostThreads = Math.min(4, Math.max(1, availableParallelism() - 1));
/** An office that comes at nine waits its turn, some ten seconds at worst; a flood is sent away. */
const longestQueue = 500;
const idleMs = 30_000;

const line = fairLine<Waiting>(longestQueue);
const threads: Thread[] = [];
let idle: NodeJS.Timeout | undefined;

export const hashPassword = async (password: string, sender = ''): Promise<string> =>
  String(await ask({ password }, sender));

export const verifyPassword = async (
  hash: string,
  password: string,
  sender = '',
): Promise<boolean> => (await ask({ hash, password }, sender)) === true;

/**
 * A hash takes tens of milliseconds of a whole core: on the event loop it would hold up every request,
 * in libuv's pool every file and name lookup. Threads of our own do them in turn.
 */
function ask(question: PasswordQuestion, sender: string): Promise<string | boolean> {
  const one: Waiting = { question, ...Promise.withResolvers<string | boolean>() };
  line.join(sender, one)?.reject(manySignIn());
  clearTimeout(idle);
  work();
  return one.promise;
}

export const manySignIn = () =>
  new Failure('unavailable', 'Many people are signing in. Please try again in a moment.');

function work() {
  while (line.length > 0) {
    const free = threads.find(({ busy }) => !busy) ?? startThread();
    if (!free) return;
    free.busy = line.next();
    free.worker.ref();
    free.worker.postMessage(free.busy?.question);
  }
}

function startThread(): Thread | undefined {
  if (threads.length >= mostThreads) return undefined;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
  const thread: Thread = { worker, busy: undefined };
  worker.on('message', (answer: PasswordAnswer) => hear(thread, answer));
  worker.on('error', (error) => fail(thread, error));
  worker.on('exit', () => fail(thread, new Error('A password thread ended.')));
  threads.push(thread);
  return thread;
}

function hear(thread: Thread, { value, failure }: PasswordAnswer) {
  const { busy } = thread;
  thread.busy = undefined;
  thread.worker.unref();
  if (value === undefined) busy?.reject(new Error(failure));
  else busy?.resolve(value);
  work();
  if (threads.every((one) => !one.busy)) rest();
}

/** Idle threads neither keep the process alive nor, after a while, their memory. */
function rest() {
  clearTimeout(idle);
  idle = setTimeout(() => {
    for (const { worker } of threads.splice(0)) void worker.terminate();
  }, idleMs).unref();
}

/** Whoever it worked for hears of it; who waits gets another thread. */
function fail(thread: Thread, error: Error) {
  const place = threads.indexOf(thread);
  if (place < 0) return;
  threads.splice(place, 1);
  thread.busy?.reject(error);
  work();
}
