/**
 * Processes that draw pictures. The library holds its thread until it is done and cannot be told to
 * stop: a process can, gives its memory back, and takes nothing with it when a broken file breaks it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endsWithUs } from '#server/platform/process/child-processes.ts';
import type { Transform } from '#server/storage/pictures/transforms.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export interface Painting {
  picture: Uint8Array;
  /** What its first bytes say it is; a drawing is the house's own, never a file of somebody's. */
  type: PictureFormat | 'svg';
  form: Pick<Transform, 'width' | 'height' | 'resize' | 'quality'>;
  to: PictureFormat;
}

export type Painted = { picture: Uint8Array } | { refusal: string };

const ours = fileURLToPath(new URL('./resize-process.ts', import.meta.url));
/** Milliseconds; the worst picture of the largest size takes three seconds. */
export const patience = 15_000;
/** How long one waits for the next picture. */
const idleFor = 20_000;

interface Painters {
  paint(task: Painting): Promise<Painted>;
  end(): void;
}

export function openPainters(program = ours): Painters {
  const idle: { painter: ChildProcess; leaves: NodeJS.Timeout }[] = [];
  const rest = (painter: ChildProcess) => {
    const leaves = setTimeout(() => painter.kill('SIGKILL'), idleFor).unref();
    idle.push({ painter, leaves });
  };
  const called = () => {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.leaves);
      if (next.painter.connected) return next.painter;
    }
    return started(program);
  };
  return {
    paint: async (task) => {
      const painter = called();
      const answer = await asked(painter, task);
      if (painter.connected) rest(painter);
      return answer;
    },
    end: () => {
      for (const { painter, leaves } of idle.splice(0)) {
        clearTimeout(leaves);
        painter.kill('SIGKILL');
      }
    },
  };
}

function started(program: string): ChildProcess {
  const painter = endsWithUs(fork(program, { execArgv: [], serialization: 'advanced' }));
  // An idle one must not keep a server that wants to end.
  painter.unref();
  painter.channel?.unref();
  // More than one may come, and one that nobody hears would end the server.
  painter.on('error', () => painter.kill('SIGKILL'));
  return painter;
}

const asked = (painter: ChildProcess, task: Painting): Promise<Painted> =>
  new Promise((resolve) => {
    const done = (answer: Painted) => {
      clearTimeout(late);
      painter.off('message', done).off('exit', broke);
      painter.channel?.unref();
      resolve(answer);
    };
    const broke = () => done({ refusal: 'This picture cannot be read' });
    const late = setTimeout(() => {
      painter.off('exit', broke).kill('SIGKILL');
      painter.disconnect();
      done({ refusal: 'This picture takes too long to resize' });
    }, patience);
    painter.channel?.ref();
    painter.once('message', done).once('exit', broke);
    painter.send(task, (error) => error && broke());
  });
