import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { dunes } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';

type Envelope = readonly [string, string, string];

function balloon(c: Ctx, cols: Envelope) {
  const { p } = c;
  const seg = (a: number, b: number) =>
    `M0-150C${int(85 * a)}-150 ${int(118 * a)}-92 ${int(118 * a)}-44C${int(118 * a)} 10 ${int(60 * a)} 62 ${int(24 * a)} 104H${int(24 * b)}C${int(60 * b)} 62 ${int(118 * b)} 10 ${int(118 * b)}-44C${int(118 * b)}-92 ${int(85 * b)}-150 0-150Z`.replace(
      / -/g,
      '-',
    );
  const F = [-1, -0.84, -0.54, -0.18, 0.18, 0.54, 0.84, 1];
  for (let i = 0; i < 7; i++) c.path(seg(nth(F, i), nth(F, i + 1)), nth(cols, i % 2));
  const id = c.define(`<clipPath id="@"><path d="${seg(-1, 1)}"/></clipPath>`);
  c.add(`<g clip-path="${id}">`)
    .path('M-120-70Q0-28 120-70V-22Q0 22-120-22Z', cols[2])
    .line(
      'M-118-46l20 10l20 2l20 6l19 2l19-2l20 0l20-2l20-6l20-2l20-10',
      c.pale(cols[1], 0.3),
      5,
      'stroke-dasharray="9 9"',
    )
    .path(
      'M-120-160H120V120H-120Z',
      c.linear(
        [
          [p.sun, 0, c.night ? 0.15 : 0.5],
          [p.sun, 0.38, 0],
          [p.ink, 0.62, 0],
          [p.ink, 1, 0.5],
        ],
        [c.dir > 0 ? 0 : 1, 0, c.dir > 0 ? 1 : 0, 0.25],
      ),
    )
    .add('</g>');
  if (c.dark) c.ellipse(0, 40, 70, 90, c.radial(p.glow, 0.65));
  c.line('M-24 104L-14 140M24 104L14 140M-8 104L-5 140M8 104L5 140', p.ink, 1.4)
    .path('M-26 104H26L22 112H-22Z', c.deep(cols[0], 0.35))
    .path('M-17 140H17L14 164C14 167 12 168 10 168H-10C-12 168-14 167-14 164Z', [
      mix(p.stoneShade, p.accent, 0.3),
      p.ink,
    ])
    .path('M-19 138H19V143H-19Z', c.deep(p.stoneShade, 0.4))
    .path('M-8 140c-2-10 0-14 3-14s4 6 3 14zM3 140c-1-12 1-16 4-16s5 8 3 16z', p.ink)
    .path('M-4 120C-4 112 0 110 0 102C0 110 4 112 4 120Z', p.glow);
}

export const drawBalloon: Scene = (c) => {
  const { W, p } = c;
  sky(c, 420, { clouds: 6 });
  haze(c, 420, 130, 0.75);
  c.path(
    `M0 424L${int(W * 0.14)} 386L${int(W * 0.26)} 402L${int(W * 0.4)} 372L${int(W * 0.56)} 400L${int(W * 0.74)} 380L${int(W * 0.88)} 398L${W} 384V440H0Z`,
    c.distant(0.4),
  );
  dunes(c, 440, 2, 0.9);
  const t = c.night ? 0.4 : c.dark ? 0.25 : 0.04;
  const tint = (h: string) => mix(h, c.night ? p.sea[1] : p.haze, t);
  const A: Envelope = [tint('#b5472d'), tint('#f1ddb6'), tint('#134e56')];
  const B: Envelope = [tint('#17616a'), tint('#efd9ae'), tint('#b5472d')];
  const D: Envelope = [tint('#e0a94f'), tint('#f4e7cc'), tint('#7a2f28')];
  const hazy = ([a, b, d]: Envelope, k: number): Envelope => [
    c.hazy(a, k),
    c.hazy(b, k),
    c.hazy(d, k),
  ];
  c.group(W / 2 - c.dir * W * 0.3, 250, 0.34, () => balloon(c, hazy(D, 0.4)));
  c.group(W / 2 + c.dir * W * 0.31, 196, 0.5, () => balloon(c, hazy(B, 0.22)));
  c.group(W / 2 - c.dir * W * 0.06, 250, 1.22 * Math.max(0.72, c.scale), () => balloon(c, A));
};
