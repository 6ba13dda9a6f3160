import { view } from '#art/kit/backdrops.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { sofa } from '#art/kit/rooms.ts';

export const drawLounge: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.74, c.scale);
  view(c, 384, { needleHeight: 270, needleX: -0.14, thin: 1 });
  c.band(392, 60, [
    [c.pale(p.glint, 0.3), 0, 0.35],
    [p.glass, 1, 0.35],
  ]);
  c.line(`M0 392H${W}`, p.stone, 4);
  let m = '';
  for (let i = 0; i <= 5; i++) m += `M${int((W * i) / 5)} 392V452`;
  c.line(m, p.stone, 2);
  c.band(450, 150, [c.deep(p.stoneShade, 0.35), mix(p.ink, p.stoneShade, 0.12)]);
  for (const m2 of [-1, 1]) {
    c.print('sofa', [X + m2 * 238 * k, 470, k * 0.9], () =>
      sofa(c, -120, 0, 240, c.stone(0.35), 3),
    );
  }
  for (const m3 of [0.06, 0.5, 0.94]) {
    const x = W * m3;
    c.print('lan', [x, 470], () =>
      c
        .circle(0, -22, 70, c.radial(p.glow, 0.6))
        .path('M-14 0v-34l6-10h16l6 10v34z', p.ink)
        .rect(-10, -30, 20, 26, p.glow)
        .line('M0-30v26M-10-17h20M-6-44a6 8 0 0 1 12 0', p.ink, 1.5),
    );
  }
  // stone table with two drinks
  c.ellipse(X, 600, W * 0.52, 66, [c.stone(0.15), c.deep(p.stoneShade, 0.4)]).ellipse(
    X,
    594,
    W * 0.5,
    58,
    [mix(p.white, p.stone, 0.4), mix(p.stoneShade, p.stone, 0.3)],
  );
  c.ellipse(X - 76 * k, 562, 64, 9, p.ink, 0.25).ellipse(X + 92 * k, 572, 54, 8, p.ink, 0.25);
  const gl = c.linear(
    [
      [p.white, 0, 0.55],
      [p.white, 0.5, 0.12],
      [p.white, 1, 0.45],
    ],
    'across',
  );
  c.group(X - 76 * k, 564, 1.34 * k, () =>
    c
      .path(
        'M-46-142H46C44-108 24-94 4-92V-10C10-6 26-5 28 0H-28C-26-5-10-6-4-10V-92C-24-94-44-108-46-142Z',
        gl,
      )
      .path('M-44-130H44C38-106 22-96 0-96S-38-106-44-130Z', [
        mix(p.accent, p.glow, 0.45),
        p.accent,
      ])
      .ellipse(0, -130, 44, 5, mix(p.accent, p.glow, 0.65))
      .ellipse(0, -142, 46, 5, 'none', `stroke="${p.white}" stroke-width="1.6"`)
      .path('M24-150C38-158 52-148 48-136C42-138 34-142 24-150Z', c.lamp(0.2))
      .line('M-30-138C-30-118-22-106-12-102', p.white, 2.6, 'opacity=".7" stroke-linecap="round"'),
  );
  c.group(X + 92 * k, 574, 1.16 * k, () =>
    c
      .path('M-34-96H34L30-4C30-1 26 0 22 0H-22C-26 0-30-1-30-4Z', gl)
      .path('M-32-62H32L29-8C29-5 26-4 22-4H-22C-26-4-29-5-29-8Z', [
        c.lamp(0.15),
        mix(p.accent, p.stoneShade, 0.4),
      ])
      .path('M-20-58L4-66L14-42L-10-34ZM0-36L22-44L27-20L6-14Z', p.white, 0.5)
      .ellipse(0, -96, 34, 5, 'none', `stroke="${p.white}" stroke-width="1.6"`)
      .line('M-25-86L-22-20', p.white, 2.6, 0.6)
      .path('M6-96C10-124 30-128 36-120C26-116 18-106 14-96Z', mix(p.leaf, p.glow, 0.2)),
  );
};
