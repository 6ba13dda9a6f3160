import { view } from '#art/kit/backdrops.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { sofa } from '#art/kit/rooms.ts';
import { glowOr } from '#art/kit/tones.ts';

export const drawPenthouse: Scene = (c) => {
  const { W, p } = c;
  const fy = 446;
  view(c, 372, { needleHeight: 300 });
  const wall = c.stone(c.dark ? 0.75 : 0.25);
  c.path(`M0 0H${W}V52L${int(W * 0.9)} 64H${int(W * 0.1)}L0 52Z`, [c.deep(wall, 0.25), wall]).path(
    `M0 52L${int(W * 0.1)} 64H${int(W * 0.9)}L${W} 52V58L${int(W * 0.9)} 70H${int(W * 0.1)}L0 58Z`,
    glowOr(c, p.white),
    `opacity="${c.dark ? 0.9 : 0.6}"`,
  );
  c.path(`M0 ${fy + 30}L${int(W * 0.1)} ${fy}H${int(W * 0.9)}L${W} ${fy + 30}V600H0Z`, [
    c.hazy(p.stone, 0.3),
    mix(p.stoneShade, p.stone, 0.4),
    c.deep(p.stoneShade, 0.25),
  ]);
  let d = '';
  for (let i = 0; i <= 6; i++) d += `M${int(W * (0.1 + (0.8 * i) / 6))} 66V${fy}`;
  c.line(d, c.polish(0.4), 4).line(
    `M${int(W * 0.1)} 132H${int(W * 0.9)}M${int(W * 0.1)} ${fy}H${int(W * 0.9)}`,
    c.polish(0.4),
    3,
  );
  let f = '';
  for (let i = 0; i < 6; i++) {
    const a = W * (0.1 + (0.8 * i) / 6);
    const b = W * (0.1 + (0.8 * (i + 1)) / 6);
    const sk = c.dir * 70;
    f += `M${int(a + 4)} ${fy + 4}H${int(b - 4)}L${int(W / 2 + (b - W / 2) * 1.3 + sk)} 600H${int(W / 2 + (a - W / 2) * 1.3 + sk + 6)}Z`;
  }
  c.path(f, p.sun, `opacity="${c.night ? 0.06 : 0.2}"`);
  for (const m of [0, 1]) {
    c.path(
      m
        ? `M${W} 46V${fy + 34}L${int(W * 0.9)} ${fy}V66Z`
        : `M0 46V${fy + 34}L${int(W * 0.1)} ${fy}V66Z`,
      c.linear([c.deep(wall, 0.1), c.deep(wall, 0.4)], m ? 'across' : 'back'),
    );
  }
  const k = Math.max(0.7, c.scale);
  c.ellipse(W / 2, 556, 270 * k, 32, mix(p.stone, p.accent, 0.18)).ellipse(
    W / 2,
    556,
    246 * k,
    27,
    'none',
    `stroke="${mix(p.stoneShade, p.accent, 0.3)}" stroke-width="2"`,
  );
  c.group(W / 2, 540, k * 1.12, () => {
    sofa(c, -206, -6, 230, c.deep(p.sea[1], 0.25), 3);
    c.path('M70-6C66-40 84-58 112-58S158-40 154-6Z', mix(p.accent, p.stone, 0.1))
      .path('M78-20C78-34 146-34 146-20V-4H78Z', c.pale(p.accent, 0.2))
      .line('M84-4L80 8M140-4L144 8', p.ink, 3);
    c.ellipse(-40, 10, 82, 12, c.deep(p.stoneShade, 0.3))
      .ellipse(-40, 5, 82, 12, [p.white, p.stone])
      .rect(-46, 10, 12, 14, p.ink)
      .path('M-66 3C-68-10-62-16-56-18C-50-16-44-10-46 3Z', mix(p.accent, p.stone, 0.3))
      .line('M-56-18C-60-34-70-40-76-44M-56-18C-54-36-48-44-40-50', p.foliage, 2);
    c.line('M178 8C206-60 196-170 96-176', p.stone, 3)
      .path('M70-166C72-182 118-182 120-166Z', p.stone)
      .path('M70-166H120L136-104H54Z', c.fade(p.glow, c.dark ? 0.75 : 0.25, 0))
      .ellipse(178, 8, 20, 5, p.ink);
  });
  c.group(W * 0.08, 548, 1, () => {
    c.path('M-22 0L-16-44H16L22 0Z', c.stone(0.5));
    for (const [x, y, r] of [
      [-34, -110, -24],
      [0, -136, 0],
      [34, -114, 22],
      [-20, -84, -46],
      [24, -86, 44],
    ] satisfies Point3[]) {
      c.path(
        `M0-40Q${x - 10} ${y * 0.7} ${x} ${y}Q${x + 14} ${y * 0.62} 0-40Z`,
        r % 4 ? p.foliage : mix(p.foliage, p.leaf, 0.4),
      );
    }
  });
};
