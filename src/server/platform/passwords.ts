import { Worker } from 'node:worker_threads';
import { Failure } from '#domain/failure.ts';

/** Without a hash the password is hashed, with one it is compared. */
export interface Question {
  id: number;
  password: string;
  hash?: string;
}

export interface Answer {
  id: number;
  value?: string | boolean;
  failure?: string;
}

type Waiting = PromiseWithResolvers<string | boolean>;

/** About two seconds' worth: whoever came later would wait longer than is polite. */
const longestQueue = 50;
const idleMs = 30_000;

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let asked = 0;

export async function hashPassword(password: string): Promise<string> {
  return String(await ask({ password }));
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  return (await ask({ hash, password })) === true;
}

/**
 * A hash takes tens of milliseconds of a whole core: on the event loop it would hold up every request,
 * in libuv's pool every file and name lookup. One thread of our own does them in turn.
 */
function ask(question: Omit<Question, 'id'>): Promise<string | boolean> {
  if (waiting.size >= longestQueue)
    throw new Failure('unavailable', 'Many people are signing in. Please try again in a moment.');
  asked += 1;
  const answer: Waiting = Promise.withResolvers();
  waiting.set(asked, answer);
  thread ??= startThread();
  clearTimeout(idle);
  thread.ref();
  thread.postMessage({ ...question, id: asked } satisfies Question);
  return answer.promise;
}

function startThread(): Worker {
  const started = new Worker(new URL('./password-worker.ts', import.meta.url), { execArgv: [] });
  started.on('message', hear);
  started.on('error', (error) => fail(started, error));
  started.on('exit', () => fail(started, new Error('The password thread ended.')));
  return started;
}

function hear({ id, value, failure }: Answer) {
  const answer = waiting.get(id);
  waiting.delete(id);
  if (value === undefined) answer?.reject(new Error(failure));
  else answer?.resolve(value);
  if (waiting.size === 0) rest();
}

/** An idle thread neither keeps the process alive nor, after a while, its memory. */
function rest() {
  thread?.unref();
  idle = setTimeout(() => {
    const resting = thread;
    thread = undefined;
    void resting?.terminate();
  }, idleMs).unref();
}

function fail(ended: Worker, error: Error) {
  if (ended !== thread) return;
  thread = undefined;
  for (const answer of waiting.values()) answer.reject(error);
  waiting.clear();
}
