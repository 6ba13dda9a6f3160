import type { Ctx } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';

export function sofa(c: Ctx, x: number, y: number, w: number, col: string, k = 2) {
  const { p } = c;
  const h = 44;
  const sh = c.deep(col, 0.35);
  c.path(
    `M${int(x)} ${int(y)}v${-h * 0.9}q0-12 12-12H${int(x + w - 12)}q12 0 12 12v${h * 0.9}z`,
    sh,
  );
  const cw = (w - 40) / k;
  for (let i = 0; i < k; i++) {
    c.rect(x + 20 + i * cw + 2, y - h - 2, cw - 4, h * 0.8, [c.pale(col, 0.18), col], 'rx="7"');
  }
  for (let i = 0; i < k; i++) {
    c.rect(x + 18 + i * cw + 1, y - 22, cw - 2, 16, c.pale(col, 0.1), 'rx="6"');
  }
  c.path(
    `M${int(x - 6)} ${int(y + 2)}v-34q0-8 8-8h10q8 0 8 8v34zM${int(x + w + 6)} ${int(y + 2)}v-34q0-8-8-8h-10q-8 0-8 8v34z`,
    [c.pale(col, 0.14), sh],
  )
    .path(`M${int(x + 14)} ${int(y - 8)}H${int(x + w - 14)}v10H${int(x + 14)}z`, sh)
    .path(
      `M${int(x + 6)} ${int(y + 2)}h5l-1 9h-3zM${int(x + w - 11)} ${int(y + 2)}h5l-1 9h-3z`,
      p.stone,
    );
}

/** Mashrabiya lattice as a pattern paint. */
export function lattice(c: Ctx, s: number, col: string, w: number, extra = '') {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const r = (i % 2 ? 0.355 : 0.5) * s;
    const a = (i * Math.PI) / 8;
    d += `${i ? 'L' : 'M'}${num(s / 2 + r * Math.cos(a))} ${num(s / 2 + r * Math.sin(a))}`;
  }
  const e = num(s * 0.146);
  const z = num(s);
  const b = num(s * 0.854);
  return c.define(
    `<pattern id="@" width="${z}" height="${z}" patternUnits="userSpaceOnUse"${extra}><path d="${d}ZM0 0L${e} ${e}M${z} 0L${b} ${e}M0 ${z}L${e} ${b}M${z} ${z}L${b} ${b}" fill="none" stroke="${col}" stroke-width="${w}"/></pattern>`,
  );
}

/** Stage light from a lamp at x0, y0. */
export const beam = (
  c: Ctx,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  w: number,
  col: string,
  o: number,
) => {
  c.path(
    `M${int(x0 - 3)} ${int(y0)}H${int(x0 + 3)}L${int(x1 + w)} ${int(y1)}H${int(x1 - w)}Z`,
    y1 > y0 ? c.fade(col, o, 0) : c.fade(col, 0, o),
  );
};

/** Rooms shrink less than subjects in narrow crops. */
export const roomScale = (c: Ctx) => Math.max(0.72, c.scale);

/** A tone under every plane, so that no hairline of the page shows where two walls meet. */
export const underTone = (c: Ctx) =>
  c.band(0, 600, c.dark ? c.deep(c.p.stoneShade, 0.15) : c.stone(0.2));
