import { mix } from '#art/kit/colour.ts';
import type { Ctx, Flag } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { limb } from '#art/kit/strokes.ts';
import { black, skin } from '#art/kit/tones.ts';

/** A walker in coverall, feet at 0,0, 104 tall; pose 0 stride, 1 arms wide. */
export function walker(c: Ctx, col: string, pose: number) {
  const { p } = c;
  const d = c.deep(col, 0.3);
  const K = black(c);
  const sk = skin(c);
  if (pose) {
    limb(c, 'M-5-50L-10-26L-12-4M5-50L9-26L12-4', d, 12);
    limb(c, 'M-12-3L-16-2M12-3L17-2', K, 7);
    limb(c, 'M-9-82L-30-88L-48-100M9-82L30-88L48-100', col, 8);
    c.circle(-50, -101, 4.5, sk).circle(50, -101, 4.5, sk);
  } else {
    limb(c, 'M2-50L-6-26L-16-5', c.deep(d, 0.25), 12);
    limb(c, 'M-2-50L10-28L12-4', d, 12);
    limb(c, 'M-16-4L-10-2M12-3L19-2', K, 7);
    limb(c, 'M-6-82L-14-64L-8-48', c.deep(d, 0.1), 8);
  }
  c.path(
    'M-13-48C-15-66-15-80-11-88C-5-93 7-93 12-88C15-78 14-64 13-48C6-43-7-43-13-48Z',
    c.linear([c.pale(col, 0.25), col, d], [0, 0, 1, 0.2]),
  ).line('M-12-56H12M-8-88L-2-56M8-88L2-56', K, 2.6, 0.75);
  if (!pose) {
    limb(c, 'M9-82L22-66L24-90', col, 8);
    c.circle(24, -92, 4.5, sk);
  }
  c.circle(1, -102, 9.5, sk).path('M-9-101C-11-117 13-118 12-101C8-106-4-106-9-101Z', [
    p.white,
    p.whiteShade,
  ]);
}

/** Small standing figure. */
export const figure = (c: Ctx, x: number, y: number, h: number, col: string) =>
  c
    .path(
      `M${num(x - h * 0.12)} ${num(y)}C${num(x - h * 0.17)} ${num(y - h * 0.5)} ${num(x - h * 0.16)} ${num(y - h * 0.76)} ${num(x)} ${num(y - h * 0.81)}C${num(x + h * 0.16)} ${num(y - h * 0.76)} ${num(x + h * 0.17)} ${num(y - h * 0.5)} ${num(x + h * 0.12)} ${num(y)}Z`,
      col,
    )
    .circle(x, y - h * 0.9, h * 0.085, mix(c.p.stoneShade, c.p.stone, 0.35));

interface PersonOptions {
  lit?: string;
  dark?: string;
  skin?: string;
  kid?: string;
}

/** Small visitors, 100 units tall, feet at 0,0. kind 0 robe, 1 abaya, 2 suit, 3 child. */
export function person(
  c: Ctx,
  x: number,
  y: number,
  h: number,
  kind = 0,
  flip?: Flag,
  o: PersonOptions = {},
) {
  const { p } = c;
  const s = h / 100;
  c.group(
    x,
    y,
    s,
    () => {
      const lit = o.lit ?? (c.dark ? c.white(0.55) : c.white(0.15));
      const dk = o.dark ?? c.polish(0.25);
      const skin = o.skin ?? c.deep(p.stoneShade, 0.25);
      if (kind === 0) {
        c.path('M-7 0H-2V-4H-7ZM2 0H7V-4H2Z', dk)
          .path(
            'M-14-3C-13-30-15-50-16-62C-15-74-8-78 0-78S15-74 16-62C15-50 13-30 14-3Z',
            c.linear([lit, mix(lit, p.whiteShade, 0.75)], 'across'),
          )
          .line('M-9-60C-11-48-11-40-9-30M9-60C11-48 11-40 9-30', mix(lit, p.whiteShade, 0.8), 1.5)
          .path(
            'M-9-88C-9-101 9-101 9-88C9-82 12-74 14-66C8-70-8-70-14-66C-12-74-9-82-9-88Z',
            mix(lit, p.whiteShade, 0.22),
          )
          .ellipse(0, -85, 4.6, 6, skin)
          .line('M-6.800-91.500C-3-94 3-94 6.800-91.500', dk, 2);
      } else if (kind === 1) {
        c.path(
          'M-16 0C-14-34-14-58-11-70C-9-78-8-82-8-88C-8-100 8-100 8-88C8-82 9-78 11-70C14-58 14-34 16 0Z',
          dk,
        ).circle(1, -88, 4.5, skin);
      } else if (kind === 2) {
        c.path(
          'M-10 0L-9-46L-13-48C-15-62-14-74-9-79C-4-82 4-82 9-79C14-74 15-62 13-48L9-46L10 0H2L0-40L-2 0Z',
          dk,
        )
          .circle(0, -90, 8, skin)
          .path('M-3-81L0-70L3-81Z', lit);
      } else {
        c.path(
          'M-8 0L-7-24L-11-26C-12-38-10-46-6-48H6C10-46 12-38 11-26L7-24L8 0H2L0-20L-2 0Z',
          o.kid ?? c.deep(p.accent, 0.15),
        ).circle(0, -56, 7.5, skin);
      }
    },
    '',
    flip,
  );
}
