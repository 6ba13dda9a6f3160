/** The pictures that travel in letters: drawn small, one at a time, and kept beside the data. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withoutGrain } from '#server/platform/files/grain.ts';
import { newId } from '#server/platform/ids.ts';
import type { LetterPrint } from '#server/platform/messages/content.ts';
import type { LetterPicture, LetterPictures } from '#server/platform/messages/pictures.ts';
import { workQueue } from '#server/platform/process/work-queue.ts';
import { openPainters, type Painting } from '#server/storage/pictures/painters.ts';

/** Twice as many points as the letter is wide, in the shape of a print that lies. */
const lying = { width: 1148, height: 615, resize: 'cover', quality: 62 } as const;
const markSide = { width: 108, height: 108, resize: 'cover', quality: 100 } as const;

type Drawn = Pick<Painting, 'form' | 'to'>;

interface Drawings {
  /** The folder of the build's files. */
  files: URL;
  artVersion: string;
}

export interface OwnPictures extends LetterPictures {
  end(): void;
}

export function openLetterPictures(
  dataDir: string,
  drawings: () => Promise<Drawings>,
): OwnPictures {
  const drawer = openDrawer(dataDir, drawings);
  const print = async ({ key, hours }: LetterPrint): Promise<LetterPicture | undefined> => {
    const { artVersion } = await drawings();
    for (const hour of hours) {
      const name = `${key}.${hour}`;
      const drawn = { form: lying, to: 'jpeg' } as const;
      const content = await drawer.draw(`${name}.jpg`, `art/${artVersion}/${name}.svg`, drawn);
      if (content) return { content, contentType: 'image/jpeg' };
    }
    return undefined;
  };
  const mark = async (): Promise<LetterPicture | undefined> => {
    const content = await drawer.draw('mark.png', 'favicon.svg', { form: markSide, to: 'png' });
    return content && { content, contentType: 'image/png' };
  };
  return { print, mark, end: drawer.end };
}

/** Makes a picture of a drawing of the build when it is first asked for. */
function openDrawer(dataDir: string, drawings: () => Promise<Drawings>) {
  const painters = openPainters();
  const queue = workQueue({ atOnce: 1, mostWaiting: 400, mostEach: 400 });
  const paint = async (svg: string, { form, to }: Drawn): Promise<Buffer | undefined> => {
    const picture = Buffer.from(withoutGrain(svg));
    const painting = { picture, type: 'svg', form, to } as const;
    const painted = await queue.run('letters', () => painters.paint(painting));
    return 'picture' in painted ? Buffer.from(painted.picture) : undefined;
  };
  const draw = async (name: string, from: string, drawn: Drawn): Promise<Buffer | undefined> => {
    const { files, artVersion } = await drawings();
    const file = join(dataDir, 'letters', artVersion, name);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const svg = await readFile(new URL(from, files), 'utf8').catch(() => undefined);
    const made = svg === undefined ? undefined : await paint(svg, drawn);
    if (made) await keep(file, made);
    return made;
  };
  return { draw, end: painters.end };
}

async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${newId()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
