import type { Ctx, Draw } from '#art/kit/context.ts';

const roundEnds = 'stroke-linecap="round" stroke-linejoin="round"';

/** An arm or a rope, round at both ends. */
export const limb = (c: Ctx, d: string, col: string, w: number) => c.line(d, col, w, roundEnds);

/** A limb that ends square, in a boot or a hand. */
export const shin = (c: Ctx, d: string, col: string, w: number) =>
  c.line(d, col, w, 'stroke-linejoin="round"');

/**
 * Draw mirrored when `on`, so a picture composed for light from the left also serves light from the
 * right.
 */
export const mirrored = (c: Ctx, on: boolean, fn: Draw) => {
  if (on) c.add(`<g transform="translate(${c.W} 0) scale(-1 1)">`);
  fn();
  if (on) c.add('</g>');
};

/** The attribute that keeps a drawing inside the path d. */
export const clip = (c: Ctx, d: string) =>
  `clip-path="${c.define(`<clipPath id="@"><path d="${d}"/></clipPath>`)}"`;
