import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx } from '#art/kit/context.ts';

/** Lamp light after sunset, `a` before. */
export const glowOr = (c: Ctx, a: string) => (c.dark ? c.linear([c.p.glow, c.lamp(0.35)]) : a);

export const skin = (c: Ctx) =>
  mix(mix(c.p.stoneShade, c.p.stone, 0.42), c.p.accent, c.night ? 0.34 : 0);

/** Dark cloth that still separates from a night sky. */
export const darkCloth = (c: Ctx) =>
  c.night
    ? c.deep(c.p.whiteShade, 0.12)
    : c.dark
      ? mix(c.p.ink, c.p.whiteShade, 0.28)
      : c.polish(0.42);

/** Rope and rigging against any sky. */
export const cord = (c: Ctx) => (c.night ? c.white(0.35) : c.dark ? c.p.white : c.p.ink);

export const black = (c: Ctx) => mix(c.p.ink, '#000000', 0.35);

/** Horizontal gradient from the sunlit side to the shaded side. */
export const sideLit = (c: Ctx, a: string, b: string, m?: string) =>
  c.linear(m ? [a, m, b] : [a, b], c.dir > 0 ? 'across' : 'back');

/** A small window. */
export const pane = (c: Ctx, f = 0.35) => (c.dark ? c.p.glow : mix(c.p.glass, c.p.stoneShade, f));

/** One of four tones of the hour, for seats. */
export const upholstery = (c: Ctx) => {
  const { p } = c;
  return pick(c, [
    c.stone(0.35),
    c.deep(p.sea[1], 0.2),
    mix(p.accent, p.stoneShade, 0.3),
    mix(p.leaf, p.foliage, 0.35),
  ]);
};
