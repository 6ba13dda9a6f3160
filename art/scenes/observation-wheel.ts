import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea } from '#art/kit/water.ts';

export const drawObservationWheel: Scene = (c) => {
  const { W, p } = c;
  const y = 452;
  const X = W / 2 - c.dir * 10;
  const R = 186 * Math.min(1, W / 520);
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [24, 120],
    tone: c.distant(0.4),
    width: [20, 36],
    gap: 20,
    flat: 1,
    lights: c.dark,
  });
  haze(c, y, 90, 0.75);
  const cy = y - R - 44;
  c.line(
    `M${int(X)} ${int(cy)}L${int(X - R * 0.56)} ${y}M${int(X)} ${int(cy)}L${int(X + R * 0.56)} ${y}`,
    c.white(0.3),
    11,
  ).line(
    `M${int(X)} ${int(cy)}L${int(X - R * 0.3)} ${y}M${int(X)} ${int(cy)}L${int(X + R * 0.3)} ${y}`,
    p.whiteShade,
    6,
  );
  let sp = '';
  let cab = '';
  let cg = '';
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832;
    sp += `M${int(X)} ${int(cy)}L${int(X + Math.cos(a) * R)} ${int(cy + Math.sin(a) * R)}`;
    const x = X + Math.cos(a) * (R + 13);
    const yy = cy + Math.sin(a) * (R + 13);
    cab += `M${int(x - 9)} ${int(yy)}a9 7 0 1 1 18 0a9 7 0 1 1-18 0`;
    cg += `M${int(x - 6)} ${int(yy)}h12`;
  }
  c.line(sp, c.white(0.5), 1, 0.8)
    .circle(X, cy, R, 'none', `stroke="${p.white}" stroke-width="7"`)
    .circle(X, cy, R - 13, 'none', `stroke="${c.white(0.5)}" stroke-width="2.5"`)
    .path(cab, p.white)
    .line(cg, c.dark ? p.glow : p.glass, 5, 'round')
    .circle(X, cy, 17, p.white)
    .circle(X, cy, 9, mix(p.accent, p.stone, 0.3));
  if (c.dark) {
    c.circle(
      X,
      cy,
      R,
      'none',
      `stroke="${p.glow}" stroke-width="3" stroke-dasharray="2 12" opacity=".9"`,
    );
  }
  c.path(`M0 ${y}Q${int(W / 2)} ${y - 22} ${W} ${y}V${y + 16}H0Z`, [
    c.hazy(p.sand[0], 0.2),
    p.sand[1],
  ]);
  for (let i = 0; i < 6; i++) {
    palm(c, (W * (i + 0.5)) / 6 + c.between(-20, 20), y - 2, c.between(30, 44));
  }
  sea(c, y + 14, 600, { glitter: 18 });
};
