import { mix } from '#art/kit/colour.ts';
import type { Ctx, Draw, Stop } from '#art/kit/context.ts';
import { int, nth, num } from '#art/kit/numbers.ts';

interface SeaOptions {
  sunX?: number;
  colours?: readonly Stop[] | undefined;
  glitter?: number;
  waves?: number;
  glitterWidth?: number;
}

interface FloatOptions {
  /** How much shorter the reflection is. */
  squash?: number;
  opacity?: number;
  flip?: boolean;
}

/** Sea with glitter path under the sun. */
export function sea(c: Ctx, y0: number, y1 = 600, o: SeaOptions = {}) {
  const { W, p } = c;
  const h = y1 - y0;
  const sx = o.sunX ?? c.sunX;
  c.band(y0, h + 1, c.linear(o.colours ?? p.sea.map((k, i) => [k, nth([0, 0.3, 1], i)])));
  // strokes grouped by weight: far = hairline, near = broad
  const g: [string, string, string] = ['', '', ''];
  const e: [string, string] = ['', ''];
  const N = o.glitter ?? 24;
  const M = o.waves ?? 22;
  for (let i = 0; i < N; i++) {
    const t = ((i + 0.3) / N) ** 1.5;
    const w = (7 + t * 62) * c.between(0.35, 1.15) * (o.glitterWidth ?? 1);
    const x = sx + c.between(-1, 1) * (4 + t * 46) * (o.glitterWidth ?? 1);
    g[t < 0.2 ? 0 : t < 0.55 ? 1 : 2] +=
      `M${int(x - w)} ${int(y0 + 2 + t * h * 0.94)}h${int(2 * w)}`;
  }
  for (let i = 0; i < M; i++) {
    const t = c.random() ** 0.8;
    const w = (9 + t * 48) * c.between(0.5, 1.3);
    const x = c.between(0, W);
    e[t < 0.5 ? 0 : 1] += `M${int(x - w)} ${int(y0 + 4 + t * h * 0.95)}h${int(2 * w)}`;
  }
  c.add(
    `<g fill="none" stroke-linecap="round" stroke="${c.pale(p.sea[0], 0.25)}" opacity="${c.night ? 0.16 : 0.3}"><path d="${e[0]}" stroke-width="1"/><path d="${e[1]}" stroke-width="1.8"/></g>`,
  );
  c.add(
    `<g fill="none" stroke-linecap="round" stroke="${p.sun}" opacity="${c.night ? 0.45 : c.time === 'day' ? 0.5 : 0.78}">${g.map((d, i) => `<path d="${d}" stroke-width="${nth([1.3, 2.2, 3.2], i)}"/>`).join('')}</g>`,
  );
  return c;
}

/** Draw a subject at (x,y=waterline) and mirror it in the water. */
export function floatOn(c: Ctx, x: number, y: number, s: number, fn: Draw, o: FloatOptions = {}) {
  const id = `${c.id}r${c.serial++}`;
  const k = o.squash ?? 0.55;
  const sx = +(o.flip ? -s : s).toFixed(3);
  const at = `translate(${num(x)} ${num(y)})`;
  const body = c.record(fn);
  c.defs += `<g id="${id}">${body}</g>`;
  c.add(
    `<use href="#${id}" transform="${at} scale(${sx} ${+(-s * k).toFixed(3)})" opacity="${o.opacity ?? 0.28}"/><use href="#${id}" transform="${at} scale(${sx} ${+s.toFixed(3)})"/>`,
  );
}

/** Thrown water, rooting at x, y and blown to the left. */
export function spray(c: Ctx, x: number, y: number, w: number, h: number) {
  const { p } = c;
  c.path(
    `M${int(x)} ${int(y)}c${int(-w * 0.3)} ${int(-h * 0.5)} ${int(-w * 0.7)} ${int(-h)} ${int(-w)} ${int(-h * 0.9)}c${int(w * 0.12)} ${int(h * 0.2)} ${int(w * 0.02)} ${int(h * 0.26)} ${int(-w * 0.16)} ${int(h * 0.22)}c${int(w * 0.2)} ${int(h * 0.16)} ${int(w * 0.08)} ${int(h * 0.28)} ${int(-w * 0.1)} ${int(h * 0.3)}c${int(w * 0.3)} ${int(h * 0.3)} ${int(w * 0.8)} ${int(h * 0.44)} ${int(w * 1.26)} ${int(h * 0.38)}z`,
    [
      [p.white, 0, 0.95],
      [mix(p.white, p.sea[0], 0.5), 1, 0.6],
    ],
  );
  let d = '';
  for (let i = 0; i < 16; i++) {
    d += `M${int(x - c.between(0.2, 1.25) * w)} ${int(y - c.between(0.2, 1.25) * h)}h.01`;
  }
  c.line(d, p.white, 4, 'stroke-linecap="round" opacity=".8"');
}
