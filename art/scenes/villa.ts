import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { floatOn } from '#art/kit/water.ts';

export const drawVilla: Scene = (c) => {
  const { W, p } = c;
  const y = 452;
  const k = Math.min(1.06, W / 700);
  const X = W / 2;
  sky(c, y, { clouds: 5 });
  haze(c, y, 130, 0.65);
  palm(c, X - 262 * k, y, 190, { lean: -0.03 });
  palm(c, X + 252 * k, y, 226, { lean: 0.05 });
  palm(c, X + 300 * k, y, 150);
  bush(c, X - 300 * k, y + 2, 220, 46);
  bush(c, X + 310 * k, y + 2, 200, 40);
  const lit = c.linear([p.white, c.white(0.25)]);
  const sh = c.white(0.6);
  const glass = c.dark
    ? c.linear([p.glow, c.lamp(0.4), c.deep(p.accent, 0.4)])
    : c.linear([p.glint, mix(p.glass, p.glint, 0.25), p.glass], [0, 0, 0.4, 1]);
  const wood = c.linear([mix(p.stoneShade, p.accent, 0.3), c.deep(p.stoneShade, 0.3)]);
  floatOn(
    c,
    X,
    y + 4,
    k,
    () => {
      c.path('M-92-86H214V0H-92Z', glass)
        .path('M-198-176H74V-104H-198Z', glass)
        .path('M-176-100H-60V0H-176Z', wood); // glazing, timber block
      let m = '';
      for (let i = 0; i < 8; i++) m += `M${-60 + i * 36}-86V0`;
      c.line(m, p.ink, 1.6, 0.55);
      c.line('M-148-176V-104M-98-176V-104M-48-176V-104M2-176V-104M40-176V-104', p.ink, 1.6, 0.55);
      let sl = '';
      for (let i = 0; i < 14; i++) sl += `M${-172 + i * 8}-98V-2`;
      c.line(sl, p.ink, 1.2, 0.3);
      c.path('M-226-192H104V-176H-226Z', lit)
        .path('M-226-176H104V-172H-226Z', sh)
        .path('M-214-106H92V-88H-214Z', lit)
        .path('M-214-88H92V-84H-214Z', sh)
        .path('M92-100H246V-86H92Z', lit)
        .path('M92-86H246V-82H92Z', sh); // slabs
      c.path('M-222-176H-204V0H-222Z', lit)
        .path('M206-86H220V0H206Z', lit)
        .path('M74-192H104V-100H74Z', [c.stone(0.2), p.stoneShade]);
      c.path('M-30-226H34V-192H-30Z', c.linear([p.stone, p.stoneShade], 'across')).line(
        'M-18-222V-196M-6-222V-196M6-222V-196M18-222V-196',
        p.ink,
        5,
        0.45,
      ); // wind-tower lantern
      c.line('M92-118H204M92-110H204', p.whiteShade, 1.4).line(
        'M110-118V-100M140-118V-100M170-118V-100M200-118V-100',
        p.whiteShade,
        1.4,
      );
      c.path('M98-40H150V-36H98ZM102-36h3v36h-3zM143-36h3v36h-3z', p.ink, 0.6).path(
        'M-20-22C-20-32 40-32 40-22V-4H-20Z',
        mix(p.stone, p.accent, 0.3),
      );
      c.path('M-250-6H260V4H-250Z', lit);
    },
    { opacity: 0.36, squash: 0.6 },
  );
  c.band(y + 4, 160, [
    [c.pale(p.sea[0], 0.2), 0, 0.55],
    [p.sea[1], 0.35, 0.62],
    [mix(p.sea[1], p.sea[2], 0.5), 1, 0.8],
  ]);
  c.band(y + 2, 5, p.white);
  let d = '';
  for (let i = 0; i < 16; i++) {
    const t = c.random();
    d += `M${int(c.between(0, W))} ${int(y + 14 + t * 120)}h${int(20 + t * 80)}`;
  }
  c.line(d, p.white, 1.6, 'opacity=".35" stroke-linecap="round"');
  c.path(`M0 562H${int(W * 0.36)}L${int(W * 0.28)} 600H0Z`, [p.stone, p.stoneShade]);
  c.group(W * 0.13, 566, 1, () =>
    c
      .path('M-70 0L-62-14H46L70-52L78-48L58-6H-70Z', p.white)
      .path('M-60 0h5v14h-5zM44 0h5v14h-5z', p.ink)
      .path('M-58-14H44L64-44L58-50L36-20H-58Z', mix(p.accent, p.stone, 0.2)),
  );
};
