import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { lattice } from '#art/kit/rooms.ts';
import { dune } from '#art/kit/sand.ts';
import { sky } from '#art/kit/sky.ts';
import { sea } from '#art/kit/water.ts';

export const drawWellness: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.74, c.scale);
  const y = 430;
  const wl = c.stone(c.dark ? 0.6 : 0.2);
  sky(c, y, {
    clouds: 3,
    sunX: X,
    sunY: { dawn: 250, day: 150, golden: 220, dusk: 280, night: 170 }[c.time],
  });
  dune(
    c,
    [
      [X - 300, 420],
      [X - 40, 352],
      [X + 120, 404],
      [X + 220, 376],
      [X + 340, 420],
    ],
    470,
    c.linear([c.hazy(p.sand[0], 0.3), p.sand[1]]),
    c.linear([c.hazy(p.sand[2], 0.2), p.sand[1]]),
  );
  sea(c, y - 10, 470, { sunX: X, glitter: 8, waves: 4 });
  const ar = lancet(X, 300 * k, 70, y);
  c.path(`M0 0H${W}V${y}H0Z${ar}`, [c.deep(wl, 0.12), wl], 'evenodd');
  for (let i = 1; i < 4; i++) {
    c.line(
      lancet(X, (300 + i * 40) * k, 70 - i * 22, y),
      i % 2 ? c.pale(p.stone, 0.3) : c.deep(p.stoneShade, 0.1),
      i === 1 ? 9 : 2,
      0.8,
    );
  }
  for (const m of [-1, 1]) {
    const x = X + m * 300 * k;
    c.add(
      `<rect x="${int(x - 54)}" y="150" width="108" height="250" fill="${mix(p.glass, wl, 0.35)}"/><rect x="${int(x - 54)}" y="150" width="108" height="250" fill="${lattice(c, 36, mix(p.glow, p.stone, 0.4), 2.6)}"/>`,
    ).rect(x - 54, 150, 108, 250, 'none', `stroke="${c.pale(p.stone, 0.3)}" stroke-width="5"`);
  }
  c.path(
    `M${int(X - 150 * k)} ${y}H${int(X + 150 * k)}L${int(X + 330 * k)} 600H${int(X - 330 * k)}Z`,
    p.sun,
    0.25,
  );
  c.path(`M0 ${y}H${W}V600H0Z`, [c.pale(p.sea[0], 0.2), p.sea[1], p.sea[2]]);
  c.path(
    `M${int(X - 120 * k)} ${y}H${int(X + 120 * k)}L${int(X + 170 * k)} 600H${int(X - 170 * k)}Z`,
    c.fade(p.sun, 0.8, 0.05),
  );
  c.band(y - 6, 10, c.pale(p.stone, 0.4));
  let d = '';
  for (let i = 0; i < 24; i++) {
    const t = c.random();
    d += `M${int(c.between(0, W))} ${int(y + 12 + t * 150)}q${int(16 + t * 20)}-5 ${int(32 + t * 40)} 0t${int(32 + t * 40)} 0`;
  }
  c.line(d, p.white, 1.8, 'opacity=".35" stroke-linecap="round"');
  c.group(X - 236 * k, y - 6, k, () =>
    c
      .path('M-54 0H54V-16H-54ZM-48-16H48V-30H-48ZM-42-30H42V-42H-42Z', p.white)
      .line('M-54-16H54M-48-30H48', p.whiteShade, 2)
      .path('M-16-42C-16-58 16-58 16-42Z', mix(p.accent, p.stone, 0.3)),
  );
  c.group(X + 230 * k, y - 6, k, () =>
    c
      .path(
        'M-22 0C-30-30-14-50-8-70H8C14-50 30-30 22 0Z',
        c.linear([mix(p.accent, p.stone, 0.4), c.deep(p.accent, 0.35)], 'across'),
      )
      .line(
        'M0-70C-10-110-30-120-40-150M0-70C4-120 20-140 16-170M0-70C14-104 34-112 46-130',
        p.foliage,
        2.4,
      )
      .path(
        'M-40-150q-16 4-14 18q14-2 14-18zM16-170q-12 10-6 22q12-6 6-22zM46-130q8 12-2 22q-10-8 2-22zM-16-108q-14 0-18 12q14 4 18-12zM12-118q14-4 18 8q-12 8-18-8z',
        p.leaf,
      ),
  );
};
