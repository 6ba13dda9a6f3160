/** The expressions that files put together while they are loaded, as they really come out. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface Made {
  file: string;
  line: number;
  expression: RegExp;
}

/** In a thread of its own, where nothing of the files is loaded yet. */
export async function madeWhileLoading(root: string, files: string[]): Promise<Made[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { root, files } });
  const [made] = await once(worker, 'message');
  return made;
}

/** Notes where each is made: nobody's own constructor hides a file from the stack. */
async function load(root: string, files: string[]) {
  const made: Made[] = [];
  const note = (expression: RegExp) => {
    const stack = new Error().stack ?? '';
    for (const [, place = '', line] of stack.matchAll(/(file:\/\/\S+?):(\d+):\d+/g)) {
      const file = files.find((one) => fileURLToPath(place) === `${root}${one}`);
      if (file) return made.push({ file, line: Number(line), expression });
    }
    return undefined;
  };
  const usual = globalThis.RegExp;
  globalThis.RegExp = new Proxy(usual, {
    construct: (target, [pattern, flags]) => {
      const expression = new target(pattern, flags);
      note(expression);
      return expression;
    },
  });
  for (const file of files) await import(`${root}${file}`);
  globalThis.RegExp = usual;
  parentPort?.postMessage(made);
}

if (!isMainThread) await load(workerData.root, workerData.files);
