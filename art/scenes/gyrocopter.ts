import { coastBelow, desertBelow } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { black } from '#art/kit/tones.ts';

/** Autogyro, nose right; centre of the pod at 0,0. */
function gyro(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const K = black(c);
  const open = c.random() < 0.55;
  const body = c.linear([hi, [a, 0.35], [a, 0.55], b]);
  const fr = c.polish(0.3);
  c.ellipse(-98, -24, 9, 74, p.white, `opacity="${c.night ? 0.14 : 0.28}"`); // propeller disc
  // tail boom, fins
  c.path('M-40 34L-214 22L-214 15L-40 18Z', [c.pale(a, 0.15), b])
    .path(
      'M-236-52L-206-52L-190 18L-204 46H-226C-220 12-226-24-236-52Z',
      c.linear([hi, a, b], 'across'),
    )
    .path('M-236-52L-206-52L-203-38L-232-38Z', p.white)
    .path('M-230 14H-168L-162 22H-226Z', c.white(0.4))
    .path('M-216-28L-196-28L-186 22L-194 40H-210Z', c.deep(b, 0.1), 0.55);
  // mast and rotor
  c.path('M-36-30L-24-134H-12L-8-30Z', c.linear([p.white, p.whiteShade], 'across'))
    .path('M-44-30L-20-96L-14-92L-26-30Z', c.deep(p.whiteShade, 0.2))
    .path('M-34-136H-2L-8-126H-28Z', fr)
    .rect(-23, -150, 8, 18, fr);
  c.add('<g transform="rotate(-6 -19 -150)">')
    .path(
      'M-19-153C-110-160-230-160-318-152C-230-152-110-148-19-147ZM-19-153C70-160 190-160 280-152C190-152 70-148-19-147Z',
      c.deep(p.glass, 0.45),
    )
    .ellipse(-19, -151, 298, 12, p.white, `opacity="${c.night ? 0.1 : 0.2}"`)
    .path('M-34-154H-4V-146H-34Z', fr)
    .add('</g>');
  // engine
  c.path('M-86-34H-42V8H-78Z', c.polish(0.35))
    .path('M-82-28h36v5h-36zM-82-18h36v5h-36zM-80-8h34v5h-34z', p.whiteShade)
    .path('M-100-28H-84V-16H-100Z', K)
    .path(
      'M-103-98C-98-70-96-44-98-22C-100-44-104-70-103-98ZM-98-22C-100 0-96 30-101 54C-104 30-102 0-98-22Z',
      K,
    );
  // gear
  c.line('M-14 40L-34 74M96 40L104 66', fr, 5, 'round')
    .path(
      'M-58 72C-56 62-24 62-12 74C-20 80-52 82-58 72ZM88 66C92 58 112 58 122 68C114 74 92 74 88 66Z',
      body,
    )
    .circle(-36, 78, 12, K)
    .circle(-36, 78, 5, p.whiteShade)
    .circle(106, 72, 10, K)
    .circle(106, 72, 4, p.whiteShade);
  // crew behind glass or in the open
  const man = (x: number, y: number, col: string) => {
    c.path(
      `M${x - 18} ${y + 46}C${x - 20} ${y + 20} ${x - 12} ${y + 10} ${x} ${y + 9}C${x + 14} ${y + 10} ${x + 20} ${y + 24} ${x + 20} ${y + 46}Z`,
      col,
    )
      .circle(x + 2, y - 4, 14, [p.white, p.whiteShade])
      .path(
        `M${x + 3} ${y - 12}C${x + 12} ${y - 12} ${x + 17} ${y - 6} ${x + 16} ${y + 2}H${x + 2}C${x - 1} ${y - 4} ${x} ${y - 10} ${x + 3} ${y - 12}Z`,
        p.glass,
      );
  };
  man(-2, -38, c.polish(0.5));
  man(54, -28, c.deep(p.accent, 0.2));
  if (!open) {
    c.path(
      'M-40-14C-36-56-8-70 24-68C76-66 116-36 140 2L-30 8Z',
      c.linear(
        [
          [p.glint, 0, 0.8],
          [p.glass, 1, 0.55],
        ],
        [0.7, 0, 0.3, 1],
      ),
    )
      .line('M24-68C30-40 30-16 26 4', c.white(0.4), 2.4)
      .path('M60-58C86-46 106-28 122-8L100-4C92-24 78-42 60-58Z', p.white, 0.3);
  } else {
    c.path(
      'M84 2C88-26 96-40 104-46C122-32 134-14 142 4Z',
      c.linear(
        [
          [p.glint, 0, 0.85],
          [p.glass, 1, 0.5],
        ],
        [1, 0, 0, 1],
      ),
    )
      .path('M28-4C32-20 38-28 44-32C50-20 54-10 56 0Z', p.glint, 0.6)
      .line('M104-46C122-32 134-14 142 4', c.white(0.3), 2.4);
  }
  c.path(
    'M-52 6C-30-4 0-4 28-2C70-2 110-4 146 4C162 10 166 20 158 28C140 44 90 50 30 50C-10 50-40 44-54 30C-60 22-60 12-52 6Z',
    body,
  )
    .path(
      'M-57 22C0 34 100 34 162 20C160 26 154 32 146 35C110 48 60 50 30 50C-10 50-40 44-54 30Z',
      b,
      0.6,
    )
    .line('M-50 12C10 20 90 20 158 12', hi, 2.2, 0.8)
    .path(
      'M-6 0C-4 16-2 30-4 48M50-2C54 16 54 32 50 49',
      'none',
      `stroke="${b}" stroke-width="1.6" opacity=".6"`,
    )
    .path('M148 14C156 14 161 17 161 21L150 24Z', c.pale(p.glow, 0.5));
  if (c.dark) {
    c.circle(156, 19, 46, c.radial(p.glow, 0.75)).circle(-220, -54, 20, c.radial(p.accent, 0.9));
  }
}

export const drawGyrocopter: Scene = (c) => {
  const { W } = c;
  if (c.random() < 0.35) {
    desertBelow(c);
  } else {
    coastBelow(c, 424);
  }
  const s = 1.1 * Math.max(0.6, c.scale);
  const f = c.random() < 0.5;
  c.group(W / 2 + (f ? -26 : 26) * s, 286, s, () => gyro(c), 'rot(-5)', f);
};
