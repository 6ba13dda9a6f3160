import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sea } from '#art/kit/water.ts';

export const drawHotelPalm: Scene = (c) => {
  const { W, p } = c;
  const y = 446;
  const X = W / 2;
  const k = Math.min(1.12, W / 720);
  sky(c, y, {
    clouds: 5,
    sunX: X,
    sunY: { dawn: 300, day: 80, golden: 270, dusk: 320, night: 96 }[c.time],
    sunRadius: c.time === 'day' ? 30 : 46,
  });
  haze(c, y, 150, 0.7);
  const lit = c.linear([p.stone, c.stone(0.45)]);
  const sh = c.linear([mix(p.stoneShade, p.stone, 0.25), p.stoneShade]);
  const win = c.dark ? p.glow : mix(p.glass, p.stoneShade, 0.35);
  c.group(X, y, k, () => {
    for (const m of [-1, 1]) {
      c.add(`<g transform="scale(${m} 1)">`)
        .path('M118 0V-150H176V-138H238V-112H300V-84H352V0Z', m * c.dir > 0 ? sh : lit)
        .path(
          'M112-150H182V-155H112ZM170-138H244V-143H170ZM232-112H306V-117H232ZM294-84H358V-89H294Z',
          p.stone,
        )
        .line(
          'M130-8V-142M144-8V-142M158-8V-142M190-8V-130M204-8V-130M218-8V-130M250-8V-104M264-8V-104M278-8V-104M310-8V-76M324-8V-76M338-8V-76',
          win,
          6,
          'stroke-dasharray="8 7"',
        )
        .add('</g>');
    }
    c.path(
      'M-124 0V-232H-104V-246H104V-232H124V0H46V-112C46-150 24-172 0-196C-24-172-46-150-46-112V0Z',
      c.linear(
        [c.stone(c.dir > 0 ? 0 : 0.5), c.stone(0.25), c.stone(c.dir > 0 ? 0.5 : 0)],
        'across',
      ),
    );
    c.line('M-52 0V-112C-52-152-28-178 0-204C28-178 52-152 52-112V0', p.stone, 3)
      .line(
        'M-110-8V-218M-94-8V-218M-78-8V-218M-62-8V-130M110-8V-218M94-8V-218M78-8V-218M62-8V-130',
        win,
        6,
        'stroke-dasharray="9 7"',
      )
      .path('M-130-232H-100V-226H-130ZM130-232H100V-226H130Z', p.stone);
    for (const m of [-84, 84]) {
      c.group(m, -246, 1, () =>
        c
          .path('M-24 0V-20H24V0Z', c.stone(0.3))
          .path(
            'M-26-20C-26-46-12-56 0-72C12-56 26-46 26-20Z',
            c.linear([mix(p.accent, p.stone, 0.45), mix(p.accent, p.stoneShade, 0.5)], 'across'),
          )
          .line('M0-70V-88', p.stoneShade, 1.6),
      );
    }
    c.path('M-40-246C-40-262 40-262 40-246Z', c.stone(0.2));
  });
  haze(c, y + 2, 46, 0.75);
  c.band(y - 2, 5, mix(p.stone, p.sand[1], 0.4));
  sea(c, y + 3, 600, { sunX: X, glitter: 18, waves: 14 });
  for (const m of [-1, 1]) {
    palm(c, X + m * 92 * k, y + 4, 62, { lean: m * 0.03 });
    palm(c, X + m * 196 * k, y + 14, 96, { lean: m * 0.05 });
    palm(c, X + m * 318 * k, y + 52, 170, { lean: -m * 0.05 });
    bush(c, X + m * 330 * k, y + 60, 190, 26);
    c.path(
      `M${m < 0 ? 0 : W} ${y + 54}Q${int(X + m * 290 * k)} ${y + 50} ${int(X + m * 262 * k)} ${y + 62}Q${int(X + m * 210 * k)} ${y + 96} ${int(X + m * 206 * k)} 600H${m < 0 ? 0 : W}Z`,
      [mix(p.sand[2], p.foliage, 0.5), mix(p.ink, p.foliage, 0.4)],
    );
  }
};
