import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { cloudBank, sky } from '#art/kit/sky.ts';

/** Business jet, nose right; 430 long. */
function jet(c: Ctx) {
  const { p } = c;
  const body = c.linear([p.white, [p.white, 0.45], [c.white(0.75), 0.78], p.whiteShade]);
  c.path('M262-20L206-52C202-54 197-54 193-52L214-18Z', mix(p.whiteShade, p.glass, 0.25)); // far wing
  c.path(
    'M16-14L-26-88C-27-92-24-94-20-94H4C9-94 12-92 15-88L74-22Z',
    c.linear([p.white, c.white(0.6)], [0, 0, 1, 0.4]),
  ).path('M-22-82L-30-94H4C9-94 12-92 15-88L18-84Z', mix(p.accent, p.stone, 0.25)); // fin
  c.path('M-56-98C-30-103 12-103 36-97C40-95 40-93 36-92H-50C-56-93-60-96-56-98Z', c.white(0.35)); // T-tail
  c.path(
    'M-6-15C30-23 80-27 126-27H336C376-26 412-13 432 1C437 5 436 8 430 9C404 16 374 19 334 19H150C92 17 34 2-6-9C-9-11-9-13-6-15Z',
    body,
  );
  c.path('M392-18C402-14 410-10 418-5L398-4C392-5 388-9 388-14Z', p.glass).path(
    'M384-15L385-7C374-6 366-8 362-12L364-20C372-20 378-18 384-15Z',
    p.glass,
  ); // cockpit
  let w = '';
  for (let i = 0; i < 8; i++) w += `M${156 + i * 24}-9a6 4.6 0 1 1 12 0a6 4.6 0 1 1-12 0z`;
  c.path(w, c.glass());
  c.path('M340-16h11v29h-11z', 'none', `stroke="${p.whiteShade}" stroke-width="1"`)
    .line('M20-3C120 9 300 10 428 5', mix(p.accent, p.stone, 0.35), 2.4)
    .line('M30 2C120 14 300 14 414 10', p.glass, 1);
  c.path('M52-36C56-43 74-46 98-46C120-46 134-42 136-34C134-25 118-21 98-21C76-21 56-25 52-36Z', [
    p.white,
    c.white(0.9),
  ])
    .path('M128-43C136-41 138-37 138-34C138-30 135-26 128-24C132-30 132-37 128-43Z', p.glass)
    .path('M52-36C44-37 38-35 34-32C42-29 50-30 54-30Z', p.whiteShade); // nacelle
  c.path(
    'M262 10L112 70C104 74 96 74 90 71L66 42C64 39 68 37 71 40L98 58L176 8Z',
    c.linear([c.white(0.15), c.white(0.7)], [1, 0, 0, 1]),
  )
    .path('M262 10L112 70C104 74 96 74 90 71L94 68L230 10Z', p.whiteShade, 0.75)
    .path('M90 71L66 42C64 39 68 37 71 40L98 58Z', mix(p.accent, p.stone, 0.25)); // near wing, winglet
}

export const drawPrivateJet: Scene = (c) => {
  const { W, p } = c;
  sky(c, 560, {
    clouds: 5,
    sunY: { dawn: 400, day: 120, golden: 330, dusk: 420, night: 130 }[c.time],
  });
  cloudBank(c, 470, c.pale(p.haze, 0.3), 0.55, 6, 46);
  // sliver of coast far below
  cloudBank(c, 520, c.pale(p.haze, 0.6), 0.8, 5, 52);
  cloudBank(c, 575, c.hazy(p.white, 0.25), 0.95, 4, 64);
  const s = 1.26 * c.scale;
  c.line(`M0 ${num(300 + 90)}L${num(W / 2 - 200 * s)} ${num(336)}`, p.white, 3, 0.28).line(
    `M0 ${num(300 + 104)}L${num(W / 2 - 196 * s)} ${num(345)}`,
    p.white,
    2,
    0.2,
  );
  c.group(W / 2 - 200 * s, 318, s, () => jet(c), 'rot(-9)');
};
