/** The pictures that travel in letters: drawn small, one at a time, and kept beside the data. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutGrain } from '#server/platform/files/drawing.ts';
import { newId } from '#server/platform/ids.ts';
import type { LetterPrint } from '#server/platform/messages/content.ts';
import type { LetterPicture, LetterPictures } from '#server/platform/messages/pictures.ts';
import { workQueue } from '#server/platform/process/work-queue.ts';
import { openPainters, type Painting } from '#server/storage/pictures/painters.ts';

/** What `npm run build` leaves behind. */
const dist = new URL('../../../../dist/', import.meta.url);

/** Twice as many points as the letter is wide, in the shape of a print that lies. */
const lying = { width: 1148, height: 615, resize: 'cover', quality: 62 } as const;
const markSide = { width: 108, height: 108, resize: 'cover', quality: 100 } as const;

type Drawn = Pick<Painting, 'form' | 'to'>;

export interface OwnPictures extends LetterPictures {
  end(): void;
}

export function openLetterPictures(dataDir: string): OwnPictures {
  const painters = openPainters();
  const queue = workQueue({ atOnce: 1, mostWaiting: 400, mostEach: 400 });
  const paint = async (picture: Buffer, { form, to }: Drawn): Promise<Buffer | undefined> => {
    const painted = await queue.run('letters', () =>
      painters.paint({ picture, type: 'svg', form, to }),
    );
    return 'picture' in painted ? Buffer.from(painted.picture) : undefined;
  };
  const kept = async (name: string, from: URL, drawn: Drawn): Promise<Buffer | undefined> => {
    const file = join(dataDir, 'letters', await artVersion(), name);
    const before = await readFile(file).catch(() => undefined);
    if (before) return before;
    const drawing = await readFile(from, 'utf8').catch(() => undefined);
    const made = drawing && (await paint(Buffer.from(withoutGrain(drawing)), drawn));
    if (made) await keep(file, made);
    return made || undefined;
  };
  const print = async ({ key, hours }: LetterPrint): Promise<LetterPicture | undefined> => {
    const art = new URL(`web/art/${await artVersion()}/`, dist);
    for (const hour of hours) {
      const name = `${key}.${hour}`;
      const drawn = { form: lying, to: 'jpeg' } as const;
      const content = await kept(`${name}.jpg`, new URL(`${name}.svg`, art), drawn);
      if (content) return { content, contentType: 'image/jpeg' };
    }
    return undefined;
  };
  const mark = async (): Promise<LetterPicture | undefined> => {
    const from = new URL('web/favicon.svg', dist);
    const content = await kept('mark.png', from, { form: markSide, to: 'png' });
    return content && { content, contentType: 'image/png' };
  };
  return { print, mark, end: painters.end };
}

async function artVersion(): Promise<string> {
  const built = JSON.parse(await readFile(new URL('web-build.json', dist), 'utf8'));
  return String(built.artVersion);
}

async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${newId()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
