/** The forms a picture can be asked for in. */
import { z } from 'zod';

/** What is resized, and what it is resized to: twelve megapixels are a good camera's. */
export const mostPixels = 12_000_000;
/** No picture is longer; a strip of one pixel's width would be. */
export const mostSide = 16_384;

const side = z.coerce.number().int().min(1).max(2500);

export const Transform = z.object({
  width: side.optional(),
  height: side.optional(),
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  format: z.enum(['origin', 'webp', 'avif', 'jpeg', 'png']).optional(),
  quality: z.coerce.number().int().min(20).max(100).default(80),
});
export type Transform = z.infer<typeof Transform>;

/** One text for one form, for the token that permits it. */
export const transformText = ({ width, height, resize, format, quality }: Transform) =>
  JSON.stringify({ width, height, resize, format, quality });

const words = { cover: 'fill', contain: 'fit', fill: 'force' };

/** As the protocol tells which form was made. */
export function transformHeader({ width, height, resize, quality }: Transform): string {
  const sides = { ...(height && { height }), ...(width && { width }) };
  const parts = { ...sides, resizing_type: words[resize], quality };
  return Object.entries(parts)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');
}
