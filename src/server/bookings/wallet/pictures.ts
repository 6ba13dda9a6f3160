import { readFile } from 'node:fs/promises';
import type { BookingRow } from '#server/bookings/row.ts';
import { type Drawings, drawingOf } from '#server/bookings/voucher/print.ts';

/** As the wallet shows them, for screens of two and three pixels a point. */
const strip = { width: 375, height: 144 };
const mark = 29;

/** The house's mark, and the print of the booking above its facts. Both libraries are loaded with the first pass. */
export async function passPictures(
  row: BookingRow,
  drawings: Drawings,
): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const icon = await readFile(new URL('icon-192.png', drawings.files));
  const drawing = await drawingOf(row, drawings);
  const print = drawing && (await bitmapOf(drawing));
  const sized = async (scale: number) => {
    const size = scale === 1 ? '' : `@${scale}x`;
    const side = mark * scale;
    const small = await sharp(icon).resize(side, side).png().toBuffer();
    const across = { width: strip.width * scale, height: strip.height * scale };
    const large =
      print &&
      (await sharp(print)
        .resize({ ...across, fit: 'cover' })
        .png()
        .toBuffer());
    return {
      [`icon${size}.png`]: small,
      [`logo${size}.png`]: small,
      ...(large && { [`strip${size}.png`]: large }),
    };
  };
  const all = await Promise.all([1, 2, 3].map(sized));
  return Object.assign({}, ...all);
}

async function bitmapOf(drawing: Buffer): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const fitTo = { mode: 'width', value: 1125 } as const;
  const picture = await renderAsync(drawing.toString(), {
    fitTo,
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}
