import { mix } from '#art/kit/colour.ts';
import type { Ctx, Flag } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';

interface PalmOptions {
  colour?: string | undefined;
  lit?: number | undefined;
  lean?: number;
}

/**
 * Date palm; drawn once per colour (2 variants), then reused. Feather leaflets are a dashed wide
 * stroke.
 */
export function palm(c: Ctx, x: number, y: number, h: number, o: PalmOptions = {}) {
  const { p } = c;
  const col = o.colour ?? p.foliage;
  const v = c.random() < 0.5 ? 0 : 1;
  const key = `palm${col}${v}${o.lit === 0 ? 0 : 1}`;
  const lean = o.lean ?? c.between(-0.1, 0.1);
  if (!c.cache[key]) {
    const id = `${c.id}f${c.serial++}`;
    c.cache[key] = id;
    const body = c.record(() => palmShape(c, col, v, o.lit !== 0));
    c.defs += `<g id="${id}">${body}</g>`;
  }
  c.add(
    `<use href="#${c.cache[key]}" transform="translate(${num(x)} ${num(y)}) rotate(${num(lean * 50)}) scale(${+(((v && lean < 0 ? -1 : 1) * h) / 100).toFixed(2)} ${+(h / 100).toFixed(2)})"/>`,
  );
}

function palmShape(c: Ctx, col: string, v: number, lit: boolean) {
  // 100 units tall, foot at 0,0
  const { p } = c;
  const L = 46;
  const tx = v ? 5 : -3;
  const ty = -100;
  c.path(
    `M-3.4 0Q${v ? -1 : -4} -50 ${tx - 1.6} ${ty}H${tx + 1.6}Q${v ? 4 : 0} -50 3.6 0Z`,
    mix(col, p.stoneShade, 0.4),
  );
  const A = [-178, -156, -132, -108, -72, -48, -24, -2, 22, 160];
  let rib = '';
  let fe = '';
  let lf = '';
  A.forEach((a0) => {
    const a = ((a0 + c.between(-7, 7)) * Math.PI) / 180;
    const up = Math.abs(a0 + 90) < 45;
    const l = L * c.between(0.88, 1.08) * (up ? 0.8 : 1);
    const dr = l * (0.16 + 0.4 * Math.abs(Math.cos(a)) ** 1.4);
    const ex = tx + Math.cos(a) * l;
    const ey = ty + Math.sin(a) * l * 0.78 + dr;
    const mx = tx + Math.cos(a) * l * 0.5;
    const my = ty + Math.sin(a) * l * 0.7 - l * 0.16;
    rib += `M${num(tx)} ${ty}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}`;
    const t = 0.34;
    const u = 1 - t;
    const sx = u * u * tx + 2 * u * t * mx + t * t * ex;
    const sy = u * u * ty + 2 * u * t * my + t * t * ey;
    if (!up) {
      fe += `M${num(sx)} ${num(sy)}Q${num(u * mx + t * ex)} ${num(u * my + t * ey)} ${num(ex)} ${num(ey)}`;
    }
    lf += `M${num(tx)} ${ty}Q${num(mx)} ${num(my - l * 0.06)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + l * 0.16)} ${num(tx)} ${ty}Z`;
  });
  c.path(lf, col).line(fe, col, 8, 'stroke-dasharray=".5 .62"');
  if (lit) c.line(rib, p.leaf, 0.9, 0.8);
  c.path(`M${tx - 4} ${ty + 1}q4 9 8 0z`, mix(col, p.accent, 0.3));
}

export function bush(c: Ctx, x: number, y: number, w: number, h: number, col?: string) {
  let d = `M${num(x - w / 2)} ${num(y)}`;
  const k = 5;
  for (let i = 0; i < k; i++) {
    const hh = h * (0.55 + 0.45 * Math.sin(((i + 0.5) / k) * Math.PI)) * c.between(0.85, 1.15);
    d += `q${num(w / k / 2)} ${num(-hh)} ${num(w / k)} 0`;
  }
  c.path(`${d}Z`, col ?? c.p.foliage);
}

export type PalmPlace = readonly [x: number, y: number, height: number, degrees?: number];

/** A stand of palms from one stored drawing. list: [x, y, height, lean in degrees]. */
export function palms(c: Ctx, list: readonly PalmPlace[]) {
  const [first, ...rest] = list;
  if (!first) return;
  palm(c, first[0], first[1], first[2]);
  const key = Object.keys(c.cache).find((k) => k.startsWith('palm')) ?? '';
  const id = c.cache[key];
  rest.forEach(([x, y, h, a = 0], i) => {
    c.add(
      `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(a)}) scale(${+(((i % 2 ? 1 : -1) * h) / 100).toFixed(2)} ${+(h / 100).toFixed(2)})"/>`,
    );
  });
}

interface TreeOptions {
  fade?: number;
  shadow?: Flag;
}

/** Broad-crowned shade tree, 100 tall, stamped. */
export function tree(c: Ctx, x: number, y: number, h: number, o: TreeOptions = {}) {
  const { p } = c;
  const id = c.stamp(`tree${o.fade ?? 0}`, () => {
    if (o.shadow) c.ellipse(24, 0, 32, 5, p.ink, 0.22);
    const a = c.hazy(p.foliage, o.fade ?? 0);
    const b = c.hazy(p.leaf, o.fade ?? 0);
    c.path(
      'M-2.5 0C-2-20-2-32-1-42L-14-60L-11-62L1-49L12-63L15-61L3-42C2-30 3-16 4 0Z',
      mix(a, p.stoneShade, 0.35),
    )
      .path(
        'M-37-56C-42-62-39-70-32-71C-33-79-25-85-18-83C-15-91-5-95 2-91C9-96 19-92 21-85C29-86 35-79 32-73C39-71 41-62 36-57C33-51 24-50 18-53C12-48 2-49-2-53C-8-48-18-49-21-53C-27-50-34-51-37-56Z',
        c.linear([mix(a, b, 0.45), a], 'across'),
      )
      .path(
        'M-34-64C-33-71-26-72-22-69C-20-76-11-77-8-72C-12-73-16-71-17-67C-23-69-30-68-34-64ZM-16-82C-12-90-3-91 1-86C-5-87-9-85-11-80C-13-82-14-82-16-82ZM4-74C6-81 15-82 18-76C13-78 9-77 7-72ZM8-60C12-66 20-65 23-60C18-61 13-61 8-60Z',
        b,
        0.75,
      );
  });
  c.use(id, x, y, h / 100, c.dir < 0);
}

/** One palm drawing per picture, stamped with its own lean and side. */
export function stampedPalm(
  c: Ctx,
  x: number,
  y: number,
  h: number,
  o: PalmOptions & { op?: number } = {},
) {
  const id = c.stamp(`pm${o.colour ?? ''}`, () =>
    palm(c, 0, 0, 100, { lean: 0, colour: o.colour, lit: o.lit }),
  );
  const l = o.lean ?? c.between(-0.08, 0.08);
  const k = h / 100;
  c.add(
    `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) rotate(${num(l * 50)}) scale(${+((c.random() < 0.5 ? -1 : 1) * k).toFixed(2)} ${+k.toFixed(2)})"${o.op ? ` opacity="${o.op}"` : ''}/>`,
  );
}

/** A lawn from y0 to the front, mown in stripes. */
export const turf = (c: Ctx, y0: number, o: { op?: number } = {}) => {
  const { W, p } = c;
  const X = W / 2;
  c.band(y0, 600 - y0, [
    c.hazy(p.leaf, 0.35),
    [mix(p.leaf, p.foliage, 0.2), 0.35],
    mix(p.leaf, p.foliage, 0.7),
  ]);
  let d = '';
  for (let i = -5; i < 5; i++) {
    if (Math.abs(i * 2 + 0.5) * 46 < X) {
      d += `M${int(X + i * 92)} ${y0}h46L${int(X + (i * 2 + 1) * 130)} 600h-130z`;
    }
  }
  c.path(d, c.pale(p.leaf, 0.3), `opacity="${c.night ? 0.07 : (o.op ?? 0.13)}"`);
};
