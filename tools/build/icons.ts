import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The mark in its large cut, light on gulf; 64 units, of which the star takes 58. */
const drawing = new URL('icon.svg', import.meta.url);

interface Icon {
  file: string;
  size: number;
  /** The part of the edge that the mark takes; what is masked may lose a fifth on every side. */
  mark: number;
  /** Corners of our own; a device that cuts the icon to its shape wants none. */
  round: boolean;
}

const icons: Icon[] = [
  { file: 'icon-192.png', size: 192, mark: 0.78, round: true },
  { file: 'icon-512.png', size: 512, mark: 0.78, round: true },
  { file: 'icon-maskable-512.png', size: 512, mark: 0.58, round: false },
  { file: 'apple-touch-icon.png', size: 180, mark: 0.7, round: false },
];

const gulf = '#0F3B41';

/** Draws what a device shows when the site is put on its home screen. */
export async function drawIcons(folder: string): Promise<void> {
  const mark = await readFile(drawing, 'utf8');
  await Promise.all(
    icons.map((icon) =>
      sharp(Buffer.from(onGround(mark, icon)))
        .png({ palette: true })
        .toFile(`${folder}/${icon.file}`),
    ),
  );
}

function onGround(mark: string, { size, mark: part, round }: Icon): string {
  const edge = size * part;
  const corner = round ? size * 0.094 : 0;
  const place = (size - edge) / 2;
  const nested = mark.replace(
    '<svg ',
    `<svg x="${place}" y="${place}" width="${edge}" height="${edge}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${gulf}"/>${nested}</svg>`;
}
