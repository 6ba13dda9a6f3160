import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';
import { lattice } from '#art/kit/rooms.ts';

export const drawDocuments: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.74, c.scale);
  const stone = c.dark ? c.deep(p.stoneShade, 0.35) : c.pale(p.stone, 0.25);
  c.band(0, 600, c.linear([stone, mix(stone, p.stoneShade, 0.4)], [0, 0, 1, 1]));
  c.add(
    `<g transform="skewX(-24)"><rect x="-100" width="${W + 500}" height="600" fill="${lattice(c, 118, c.deep(p.stoneShade, 0.25), 9)}" opacity="${c.night ? 0.5 : 0.2}"/></g>`,
  ).band(0, 600, c.fade(stone, 0, 0.8, [0, 0, 1, 0.7])); // cast light
  c.group(
    X + 40 * k,
    300,
    k * 1.06,
    () => {
      c.path('M-60-210H220V196H-60Z', p.ink, 'opacity=".25" transform="translate(14 16)"')
        .path('M-60-210H220V196H-60Z', [p.white, c.white(0.18)])
        .rect(
          -44,
          -194,
          248,
          374,
          'none',
          `stroke="${mix(p.stoneShade, p.stone, 0.2)}" stroke-width="1.6"`,
        )
        .path('M52-168H108V-160H52Z', p.stoneShade);
      let d = '';
      for (let i = 0; i < 11; i++) d += `M-14-${118 - i * 19}h${int(c.between(130, 188))}`;
      c.line(
        d.replace(/--/g, '-').replace(/M-14--/g, 'M-14 '),
        mix(p.whiteShade, p.stoneShade, 0.3),
        3,
        0.55,
      )
        .circle(160, 136, 34, p.accent)
        .circle(160, 136, 27, 'none', `stroke="${c.pale(p.accent, 0.4)}" stroke-width="2"`)
        .path(
          'M160 116l5 9l10-3l-3 10l9 4l-9 5l3 10l-10-3l-5 9l-5-9l-10 3l3-10l-9-5l9-4l-3-10l10 3z',
          c.pale(p.accent, 0.45),
        )
        .path(
          'M10 158C30 130 40 170 58 146S80 160 98 150',
          'none',
          `stroke="${p.ink}" stroke-width="2.4" stroke-linecap="round"`,
        );
    },
    'rot(7)',
  );
  c.group(
    X - 110 * k,
    320,
    k * 1.06,
    () => {
      c.rect(-118, -160, 236, 332, p.ink, 'rx="10" opacity=".3" transform="translate(14 18)"')
        .rect(
          -118,
          -166,
          236,
          332,
          c.linear([c.deep(p.sea[1], 0.25), c.deep(p.sea[2], 0.25)], [0, 0, 1, 1]),
          'rx="10"',
        )
        .rect(-118, -166, 18, 332, p.ink, 'rx="8" opacity=".28"')
        .rect(-84, -138, 180, 276, 'none', `stroke="${p.glow}" stroke-width="1.6" opacity=".75"`);
      const s = 60;
      let d = '';
      for (let i = 0; i < 16; i++) {
        const r = i % 2 ? s * 0.72 : s;
        const a = (i * Math.PI) / 8 - Math.PI / 2;
        d += `${i ? 'L' : 'M'}${num(6 + r * Math.cos(a))} ${num(-22 + r * Math.sin(a))}`;
      }
      c.line(`${d}Z`, p.glow, 3)
        .path('M-26-22A32 32 0 0 1 38-22Z', p.glow)
        .line('M-40-22H52M-22-10H34M-12 2H24M-4 14H16', p.glow, 3)
        .line('M-50 88H62M-34 104H46', p.glow, 5);
    },
    'rot(-8)',
  );
  c.group(
    X + 150 * k,
    500,
    k,
    () =>
      c
        .path(
          'M-190 14L-176-4L116-18C140-18 150-8 150 2C150 12 140 20 116 20L-176 22Z',
          p.ink,
          'opacity=".28" transform="translate(8 14)"',
        )
        .path('M-170-9L116-18C140-18 150-8 150 1C150 11 140 19 116 19L-170 17Z', [
          c.polish(0.5),
          p.ink,
        ])
        .path('M-20-13.500H-8V17.500H-20ZM96-18H104V19H96Z', p.glow)
        .path('M-170-9L-178-4L-226 5L-178 13L-170 17Z', p.glow)
        .path('M-226 5L-186 3', 'none', `stroke="${p.ink}" stroke-width="1.6"`)
        .line('M-10-9L108-12', p.white, 2, 0.4),
    'rot(-24)',
  );
};
