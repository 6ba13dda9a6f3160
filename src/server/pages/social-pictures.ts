import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#domain/failure.ts';
import { systemCode } from '#server/database/start-error.ts';
import type { Pages } from '#server/pages/cache.ts';
import { newId } from '#server/platform/ids.ts';
import type { Services } from '#server/services.ts';

/** Keys of the catalogue's pictures; nothing that could climb out of a folder. */
const pictureKey = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

const oneDay = 'public, max-age=86400';

/**
 * What a shared link shows. Networks that show it want a bitmap, so each drawing becomes a PNG when it
 * is first asked for, and is kept beside the data.
 */
export function socialPictures(app: FastifyInstance, { build }: Pages, { config }: Services) {
  const drawings = join(fileURLToPath(build.files), 'art', build.artVersion);
  const made = join(config.dataDir, 'social', build.artVersion);
  const making = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { '*': string } }>('/social/*', async ({ params }, reply) => {
    const [, key = ''] = /^(.+)\.png$/.exec(params['*']) ?? [];
    if (!pictureKey.test(key)) throw new Failure('not_found', 'There is no such picture.');
    const file = join(made, `${key}.png`);
    let picture = making.get(key);
    if (!picture) {
      picture = readOrMake(file, join(drawings, `${key}.social.svg`));
      making.set(key, picture);
      picture.finally(() => making.delete(key)).catch(() => {});
    }
    return reply
      .type('image/png')
      .header('cache-control', oneDay)
      .send(await picture);
  });
}

async function readOrMake(file: string, drawing: string): Promise<Buffer> {
  const kept = await readIfThere(file);
  if (kept) return kept;
  const svg = await readIfThere(drawing);
  if (!svg) throw new Failure('not_found', 'There is no such picture.');
  const png = await toPng(svg);
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${newId()}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return png;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Both libraries are large and seldom needed: they are loaded with the first picture. */
async function toPng(svg: Buffer): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { default: sharp } = await import('sharp');
  const bitmap = await renderAsync(svg.toString(), { font: { loadSystemFonts: false } });
  return sharp(bitmap.asPng()).png({ palette: true }).toBuffer();
}
