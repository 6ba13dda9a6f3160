import { jetskiBody } from '#art/kit/boats.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea, spray } from '#art/kit/water.ts';

export const drawFlyboard: Scene = (c) => {
  const { W, p } = c;
  const y = 400;
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [20, 120],
    tone: c.distant(0.35),
    width: [16, 32],
    gap: 22,
    flat: 1,
    lights: c.dark,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(c, y, 70, 0.75);
  sea(c, y, 600, { glitter: 22, waves: 24 });
  const s = Math.max(0.74, c.scale);
  const X = W / 2 + 10;
  const fy = 286;
  const sk = mix(p.stoneShade, p.stone, 0.4);
  const suit = c.polish(0.3);
  const w = c.linear([
    [p.white, 0, 1],
    [mix(p.white, p.sea[0], 0.4), 0.7, 0.85],
    [p.white, 1, 0.3],
  ]);
  c.group(X, fy, s, () => {
    c.line(
      'M0 20C-6 120-40 210-130 232C-190 246-214 224-230 214',
      mix(p.accent, p.glow, 0.4),
      7,
      'round',
    );
    c.path(
      'M-26 8C-34 80-58 160-96 222H-28C-22 150-14 80-12 8ZM12 8C16 80 26 150 36 222H104C62 160 36 80 26 8Z',
      w,
    ).path(
      'M-20 10C-24 90-40 160-58 220M20 10C24 90 42 160 62 220',
      'none',
      `stroke="${p.white}" stroke-width="3"`,
    );
    // rider: board boots, legs, torso, arms wide
    c.path('M-30-4H-8V8H-30ZM8-4H30V8H8Z', p.ink)
      .path(
        'M-28-2C-30-30-22-52-14-76L2-84L14-76C22-52 30-30 28-2H12C12-26 8-44 0-58C-6-44-10-26-12-2Z',
        suit,
      )
      .path(
        'M-17-74C-20-100-24-118-22-132C-10-142 10-142 22-132C24-118 18-100 17-74C8-68-8-68-17-74Z',
        c.hazy(p.accent, 0.05),
      )
      .path(
        'M-22-132C-46-138-66-150-84-170L-90-166C-74-140-50-122-22-116ZM22-132C44-134 64-142 86-158L91-152C72-130 48-118 22-116Z',
        sk,
      )
      .path('M-5-142H5V-132H-5Z', sk)
      .circle(0, -154, 13, sk)
      .path('M-14-152C-16-174 16-174 14-152C8-160-8-160-14-152Z', p.ink);
  });
  for (const m of [-1, 1]) {
    c.add(`<g transform="translate(${int(X + m * 52 * s)} 0) scale(${m} 1)">`);
    spray(c, 0, fy + 226 * s, -92 * s, 62 * s);
    c.add('</g>');
  }
  c.ellipse(X, fy + 226 * s, 160 * s, 17 * s, c.radial(p.white, 0.95, 0, [0.6, 0.6]));
  c.group(X - 270 * s, fy + 214 * s + 16, 0.62 * s, () => jetskiBody(c, 0));
};
