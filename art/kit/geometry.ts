import { int, num } from '#art/kit/numbers.ts';

export type Point = readonly [x: number, y: number];

export type Point3 = readonly [x: number, y: number, z: number];

/** Pointed arch as path data. */
export const lancet = (x: number, w: number, top: number, base: number) =>
  `M${int(x - w / 2)} ${base}V${int(top + w * 0.62)}C${int(x - w / 2)} ${int(top + w * 0.28)} ${int(x - w * 0.2)} ${int(top + w * 0.12)} ${int(x)} ${int(top)}C${int(x + w * 0.2)} ${int(top + w * 0.12)} ${int(x + w / 2)} ${int(top + w * 0.28)} ${int(x + w / 2)} ${int(top + w * 0.62)}V${base}Z`;

export const poly = (pts: readonly Point[]) =>
  `${pts.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('')}Z`;

/**
 * Closed oval through a mapping m(u, v) of the unit circle; t = tension (.55 circle, .8 squarish).
 */
export const oval = (m: (u: number, v: number) => Point, t = 0.5523) => {
  const pointAt = (u: number, v: number) => m(u, v).map(num).join(' ');
  return `M${pointAt(1, 0)}C${pointAt(1, t)} ${pointAt(t, 1)} ${pointAt(0, 1)}C${pointAt(-t, 1)} ${pointAt(-1, t)} ${pointAt(-1, 0)}C${pointAt(-1, -t)} ${pointAt(-t, -1)} ${pointAt(0, -1)}C${pointAt(t, -1)} ${pointAt(1, -t)} ${pointAt(1, 0)}Z`;
};
