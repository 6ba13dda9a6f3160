/** Draws pictures in other sizes, one after the other, for the server that started it. */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { Painted, Painting } from '#server/storage/pictures/painters.ts';
import { mostPixels, mostSide } from '#server/storage/pictures/transforms.ts';

// Whoever waits for an answer of the server's comes before whoever waits for a picture.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

// Only our own server starts this; when it is gone there is nobody to paint for.
process.on('disconnect', () => process.exit());
process.on('message', (task: Painting) => {
  paint(task).then(
    (answer) => process.send?.(answer),
    () => process.send?.({ refusal: 'This picture cannot be read' } satisfies Painted),
  );
});

/** As the library calls what the file says it is. */
const formats: Record<string, string> = { avif: 'heif' };

async function paint({ picture, type, form, to }: Painting): Promise<Painted> {
  const { width, height, resize, quality } = form;
  // Read from its first bytes, before anything of it is unpacked.
  const header = await sharp(picture, { limitInputPixels: false }).metadata();
  const { format, width: across, height: down } = header;
  if (format !== (formats[type] ?? type)) return { refusal: 'This picture cannot be read' };
  const made = sizeOf({ width: across, height: down }, form);
  if ([{ width: across, height: down }, made].some(isTooLarge))
    return { refusal: `A picture of more than ${mostPixels / 1e6} megapixels is not resized` };
  const fit = resize === 'contain' ? 'inside' : resize;
  const painted = await sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, height, fit, withoutEnlargement: resize === 'contain' })
    .toFormat(to, { quality, ...pains[to] })
    .toBuffer();
  return { picture: painted };
}

/** The most careful ways of packing a picture take minutes for one of noise. */
const pains: Record<Painting['to'], object> = {
  avif: { effort: 0 },
  gif: { effort: 1, dither: 0 },
  png: { palette: false, quality: 100, compressionLevel: 6 },
  webp: { effort: 2 },
  jpeg: {},
};

interface Size {
  width: number;
  height: number;
}

const isTooLarge = ({ width, height }: Size) =>
  width * height > mostPixels || Math.max(width, height) > mostSide;

/** A strip a pixel wide that is asked for a thousand times as wide is also a thousand times as long. */
function sizeOf(own: Size, { width, height }: Painting['form']): Size {
  if (width && height) return { width, height };
  const scale = width ? width / own.width : height ? height / own.height : 1;
  return { width: own.width * scale, height: own.height * scale };
}
