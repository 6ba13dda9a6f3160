import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Draw, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { roomScale, underTone } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawLaboratory: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const by = 456;
  const v = Math.floor(c.random() * 3);
  const wl = c.dark ? mix(p.white, p.stoneShade, 0.58) : mix(p.white, p.stone, 0.35);
  const sh = mix(wl, p.whiteShade, 0.5);
  const L = [
    p.accent,
    c.night ? mix(p.glint, p.sea[1], 0.2) : c.pale(p.sea[1], 0.15),
    c.lamp(0.22),
    mix(p.leaf, p.glow, 0.2),
  ]
    .slice(v)
    .concat([p.accent, c.pale(p.sea[1], 0.1)]);
  const rim = c.dark ? p.white : mix(p.whiteShade, p.glass, 0.4);
  const gls = (d: string, o = 0.34) =>
    c.path(d, p.white, `fill-opacity="${o}" stroke="${rim}" stroke-width="2" stroke-opacity=".8"`);
  sky(c, 340, { clouds: 2 });
  skyline(c, 346, {
    height: [40, 150],
    tone: c.distant(0.2),
    width: [32, 52],
    gap: 60,
    lights: 1,
  });
  needle(c, X - c.dir * 40 * k, 346, 210, 48, { fade: 0.2 });
  haze(c, 348, 70, 0.8);
  c.band(340, 40, p.sea[1]);
  const w0 = X - 300 * k;
  const w1 = X + 300 * k;
  const hole = `M${int(w0)} 84H${int(w1)}V372H${int(w0)}Z`;
  c.path(`M0 0H${W}V${by}H0Z${hole}`, [c.deep(wl, 0.1), wl], 'evenodd')
    .line(`${hole}M${int(X - 100 * k)} 84V372M${int(X + 100 * k)} 84V372`, p.white, 7)
    .line(hole, sh, 2)
    .rect(w0 - 14, 372, w1 - w0 + 28, 10, p.white);
  c.band(0, 40, c.deep(wl, 0.16)).rect(X - 240 * k, 30, 480 * k, 12, c.pale(p.glow, 0.5));
  c.band(42, 130, c.fade(p.glow, c.dark ? 0.42 : 0.2, 0));
  // shelf of bottles across the window
  c.rect(w0 - 30 * k, 214, 210 * k, 8, p.white)
    .rect(w1 - 180 * k, 214, 210 * k, 8, p.white)
    .rect(w0 - 30 * k, 222, 210 * k, 4, sh)
    .rect(w1 - 180 * k, 222, 210 * k, 4, sh);
  const bot = (x: number, i: number) =>
    c.print(`bt${i % 3}`, [x, 214, k], () => {
      if (i % 3) {
        c.path(
          'M-14 0V-34C-14-42-6-44-6-50V-58H6V-50C6-44 14-42 14-34V0Z',
          c.deep(nth(L, i % 3), 0.2),
        )
          .rect(-8, -64, 16, 8, p.ink)
          .rect(-14, -28, 28, 16, p.white, 0.8);
      } else {
        gls('M-12 0V-46H12V0Z');
        c.rect(-11, -26, 22, 25, nth(L, 0), 0.85).rect(-14, -52, 28, 7, c.white(0.3));
      }
    });
  for (let i = 0; i < 4; i++) {
    bot(w0 + (6 + i * 44) * k, i);
    bot(w1 - (10 + i * 44) * k, i + 1);
  }
  // bench
  c.band(by, 18, [p.white, c.white(0.2)])
    .band(by + 18, 8, c.deep(p.whiteShade, 0.15))
    .band(by + 26, 120, [mix(wl, p.whiteShade, 0.2), mix(wl, p.whiteShade, 0.6)]);
  let d = '';
  for (let x = (X % 150) - 75; x < W; x += 150) d += `M${int(x)} ${by + 26}V600`;
  c.line(d, p.whiteShade, 2)
    .line(
      Array.from(
        { length: Math.ceil(W / 150) + 1 },
        (_, i) => `M${int((X % 150) - 150 + i * 150 + 50)} ${by + 50}h50`,
      ).join(''),
      mix(p.glow, p.stoneShade, 0.4),
      5,
      'round',
    )
    .band(by + 26, 14, p.ink, 0.14);
  const at = (x: number, s: number, f: Draw) => c.group(X + x * k, by + 6, s * k, f);
  const shd = (w: number) => c.ellipse(c.dir * 8, 1, w, 5, p.ink, 0.2);
  // microscope: the hero
  at(-176, 1.28, () => {
    const a = c.white(0.1);
    const b = c.deep(p.whiteShade, 0.2);
    const m = c.linear([a, mix(a, p.whiteShade, 0.6), b], [0, 0, 1, 0.3]);
    shd(92);
    c.path('M-70 0C-76-12-70-20-58-22H52C66-22 72-10 68 0Z', m)
      .path(
        'M14-20C62-44 76-118 40-172C34-182 20-188 10-184L0-164C34-138 34-74-10-40C-16-32-16-24-10-20Z',
        m,
      )
      .path('M-66-78H22V-66H-66Z', b)
      .path('M-50-82H0V-78H-50Z', nth(L, 1), 0.8)
      .path('M-36-66H-12L-16-52H-32Z', b)
      .circle(-24, -40, 14, c.radial(p.glow, 0.9));
    c.circle(40, -66, 17, b)
      .circle(40, -66, 10, mix(a, p.whiteShade, 0.4))
      .circle(44, -36, 9, b);
    c.add('<g transform="rotate(-32 4 -168)">')
      .rect(-16, -226, 32, 74, m, 'rx="4"')
      .rect(-12, -250, 24, 26, b, 'rx="3"')
      .rect(-15, -256, 30, 9, p.ink, 'rx="3"')
      .rect(-19, -178, 38, 10, mix(p.glow, p.stoneShade, 0.3))
      .add('</g>')
      .path('M-46-136L2-152L14-132L-34-112Z', a)
      .path('M-40-118L-20-124L-12-96L-26-92Z', b)
      .path('M-14-126L2-130L12-110L0-104Z', c.deep(b, 0.2))
      .path('M-26-94L-14-97L-14-88L-23-86Z', p.ink);
  });
  // conical flask, still and condenser, tubes, beaker
  at(-30, 1.1, () => {
    shd(52);
    c.path('M-31-46H31L47-14C50-6 46 0 38 0H-38C-46 0-50-6-47-14Z', [
      c.pale(nth(L, 0), 0.25),
      nth(L, 0),
    ]);
    gls('M-12-130H12V-84L47-14C50-6 46 0 38 0H-38C-46 0-50-6-47-14L-12-84Z', 0.2);
    c.rect(-16, -136, 32, 8, p.white, 'rx="3"')
      .line('M-30-30L-18-56', p.white, 4, 'stroke-linecap="round" opacity=".8"')
      .circle(8, -20, 4, p.white, 0.5)
      .circle(-8, -34, 3, p.white, 0.5);
  });
  at(112, 1.16, () => {
    shd(86);
    c.path('M-60 0H50V-8H-60Z', c.deep(p.whiteShade, 0.35))
      .rect(-52, -232, 6, 226, c.deep(p.whiteShade, 0.25))
      .line('M-50-96H-14', c.deep(p.whiteShade, 0.4), 5);
    const fl = 'M-9-150H9V-98A38 38 0 1 1 -9-98Z';
    c.path('M-36-52A37 37 0 0 0 36-52C24-56-24-56-36-52Z', nth(L, 1));
    gls(fl, 0.22);
    c.rect(-13, -156, 26, 8, p.white, 'rx="3"')
      .path('M-14-10H14L18-20H-18Z', mix(p.ink, p.whiteShade, 0.2))
      .line('M0-150V-178Q0-190 14-184L92-128', p.white, 9, 0.45)
      .line('M22-180L84-136', p.white, 20, 0.4)
      .line('M0-150V-178Q0-190 14-184L92-128V-112', nth(L, 1), 2.6, 0.9)
      .line('M-22-72C-18-88-8-92-2-92', p.white, 4, 'stroke-linecap="round" opacity=".8"');
    c.path('M70-46H112V-6C112-2 110 0 106 0H76C72 0 70-2 70-6Z', nth(L, 1), 0.8);
    gls('M68-78H114V-6C114-2 110 0 106 0H76C72 0 68-2 68-6Z', 0.18);
    c.line('M70-60H82M70-46H82M70-32H82', p.white, 2);
  });
  at(284, 1.02, () => {
    shd(72);
    c.path(
      'M-62-60H62V-50H-62ZM-62-8H62V0H-62ZM-62-60H-54V0H-62ZM54-60H62V0H54Z',
      mix(mix(p.accent, p.stoneShade, 0.5), p.stone, 0.3),
    );
    for (let i = 0; i < 4; i++) {
      const x = -36 + i * 24;
      c.path(`M${x - 7}-44H${x + 7}V-16A7 7 0 0 1 ${x - 7}-16Z`, nth(L, (i + 1) % 4));
      gls(`M${x - 8}-92H${x + 8}V-16A8 8 0 0 1 ${x - 8}-16Z`, 0.2);
    }
  });
  if (W > 900) {
    at(-370, 1, () => {
      shd(70);
      c.rect(-70, -104, 140, 92, c.polish(0.3), 'rx="6"')
        .rect(-62, -96, 124, 76, [c.deep(p.glass, 0.3), p.ink])
        .line('M-52-60H-30L-22-82L-8-38L4-66L12-60H52', nth(L, 1), 3, 'stroke-linejoin="round"')
        .path('M-30 0H30L22-12H-22Z', p.whiteShade);
    });
  }
};
