import { hajar } from '#art/kit/backdrops.ts';
import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { bush, palms } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { black, darkCloth, skin } from '#art/kit/tones.ts';

/** Climber facing right against a wall at x=0; hips near -54,6. */
function climber(c: Ctx) {
  const { p } = c;
  const a = pick(c, [c.hazy(p.accent, 0.05), c.deep(p.accent, 0.2), c.deep(p.sea[1], 0.1)]);
  const d = c.deep(a, 0.35);
  const sk = skin(c);
  const skd = c.deep(sk, 0.25);
  const tr = darkCloth(c);
  const K = black(c);
  limb(c, 'M-54-58L-30-38L-4-64', skd, 10);
  c.circle(-3, -66, 6, skd); // far arm
  limb(c, 'M-52 8L-34 56L-12 102', c.deep(tr, 0.3), 17);
  limb(c, 'M-12 102L-1 106', K, 10); // far leg
  limb(c, 'M-56 6L-14-4L-16 40', tr, 18);
  limb(c, 'M-16 42L-2 46', K, 10); // near leg, high step
  c.path(
    'M-70 6C-80-16-82-46-72-64C-64-74-46-72-42-62C-38-40-40-12-40 8C-48 18-64 16-70 6Z',
    c.linear([c.pale(a, 0.25), a, d], [0, 0, 1, 0.3]),
  )
    .path('M-72 2C-60 8-48 8-39 4V14C-50 20-66 18-73 12Z', K)
    .line('M-58 10C-64 24-62 34-54 30', mix(p.glow, p.stone, 0.3), 2.4)
    .path('M-72 10l-9 12l9 5l7-13z', c.pale(p.stone, 0.4)); // torso, harness, chalk bag
  limb(c, 'M-60-60L-36-88L-4-122', sk, 11);
  c.circle(-2, -125, 6.5, sk);
  c.path('M-64-74L-52-76L-50-64H-64Z', skd)
    .circle(-54, -86, 14, sk)
    .path('M-69-80C-76-104-46-112-40-94L-50-92C-57-90-60-84-58-78L-64-74Z', [
      p.white,
      c.white(0.7),
    ]);
}

export const drawClimbing: Scene = (c) => {
  const { W, p } = c;
  const wall = c.random() < 0.4;
  const k = Math.max(0.66, c.scale);
  mirrored(c, c.dir < 0, () => {
    const D = c.dir;
    const sx = c.sunX;
    if (D < 0) c.sunX = W - sx;
    c.dir = 1;
    c.sunX = Math.min(c.sunX, W * 0.3);
    if (wall) {
      sky(c, 500, { clouds: 4 });
      skyline(c, 504, {
        height: [40, 170],
        tone: c.distant(0.35),
        width: [30, 50],
        gap: 30,
        flat: 1,
        lights: c.dark ? 1 : 0,
        to: W * 0.7,
      });
      haze(c, 504, 120, 0.75);
      c.band(500, 100, [c.hazy(p.leaf, 0.35), p.foliage]);
      palms(c, [
        [W * 0.08, 520, 130],
        [W * 0.2, 512, 90],
      ]);
      bush(c, W * 0.32, 510, 130, 26);
    } else {
      sky(c, 470, { clouds: 4 });
      hajar(c, 500, 190);
      c.band(498, 102, [c.hazy(p.sand[1], 0.4), p.sand[2]]);
      c.path(
        `M0 520C${int(W * 0.16)} 512 ${int(W * 0.3)} 530 ${int(W * 0.7)} 518V550C${int(W * 0.3)} 556 ${int(W * 0.14)} 540 0 552Z`,
        [c.pale(p.sea[0], 0.2), p.sea[1]],
      );
      palms(c, [
        [W * 0.1, 524, 76],
        [W * 0.16, 520, 54, 3],
        [W * 0.31, 526, 62, -3],
      ]);
      bush(c, W * 0.12, 528, 120, 20);
    }
    const E = W * 0.58;
    const xAt = (x: number) => int(E + x * k * 1.1);
    const lit = wall
      ? c.linear([c.pale(p.stone, 0.35), c.stone(0.25)])
      : c.linear([mix(p.sand[0], p.sand[1], 0.25), p.sand[1], mix(p.sand[1], p.sand[2], 0.5)]);
    const sh = wall ? mix(p.stoneShade, p.stone, 0.35) : mix(p.sand[2], p.sand[1], 0.25);
    const dp = wall ? c.deep(p.stoneShade, 0.15) : mix(p.sand[2], p.sand[3], 0.45);
    if (wall) {
      c.path(
        `M${xAt(-66)} -10L${xAt(0)} 150V470L${xAt(-30)} 610H${xAt(344)}L${xAt(330)} 200L${xAt(356)} -10Z`,
        lit,
      )
        .path(
          `M${xAt(90)} -10L${xAt(130)} 160V470L${xAt(110)} 610H${xAt(344)}L${xAt(330)} 200L${xAt(356)} -10Z`,
          sh,
        )
        .path(
          `M${xAt(250)} -10L${xAt(270)} 200L${xAt(240)} 610H${xAt(344)}L${xAt(330)} 200L${xAt(356)} -10Z`,
          dp,
          0.8,
        )
        .line(
          `M${xAt(0)} 150H${xAt(130)}L${xAt(268)} 176M${xAt(0)} 310H${xAt(130)}L${xAt(262)} 326M${xAt(0)} 470H${xAt(130)}L${xAt(252)} 480M${xAt(64)} 150V470`,
          c.deep(p.stoneShade, 0.3),
          1.6,
          0.5,
        );
      const H = ['', '', ''];
      for (let i = 0; i < 36; i++) {
        const x = c.between(8, 250);
        const yy = c.between(14, 590);
        const r = c.between(5, 11);
        if (x < 30 && yy > 120 && yy < 480) continue;
        H[i % 3] =
          nth(H, i % 3) +
          `M${xAt(x)} ${int(yy)}q${int(r)} ${int(-r)} ${int(2 * r)} 0q${int(-r * 0.4)} ${int(r * 1.2)} ${int(-r)} ${int(r)}q${int(-r)} 0 ${int(-r)} ${int(-r)}z`;
      }
      H.forEach((d, i) => {
        c.path(d, nth([c.hazy(p.accent, 0.05), c.deep(p.sea[1], 0.1), c.lamp(0.3)], i));
      });
      for (const yy of [178, 232, 326, 388]) {
        c.path(`M${xAt(-9)} ${yy}q2-9 12-9v20q-10-1-12-11z`, c.deep(p.accent, 0.1));
      }
    } else {
      c.path(
        `M${xAt(-96)} -10L${xAt(-60)} 64L${xAt(-20)} 96L${xAt(-4)} 150L${xAt(6)} 214L${xAt(-6)} 262L${xAt(2)} 330L${xAt(-8)} 396L${xAt(14)} 452L${xAt(-30)} 520L${xAt(-70)} 610L${xAt(1060)} 610V470L${xAt(900)} 430L${xAt(760)} 330L${xAt(640)} 300L${xAt(520)} 170L${xAt(430)} 130L${xAt(350)} -10Z`,
        lit,
      );
      c.path(
        `M${xAt(-60)} 64L${xAt(-20)} 96L${xAt(60)} 84L${xAt(40)} -10H${xAt(-10)}ZM${xAt(-4)} 150L${xAt(6)} 214L${xAt(70)} 190L${xAt(120)} 80L${xAt(60)} 100ZM${xAt(-6)} 262L${xAt(2)} 330L${xAt(66)} 372L${xAt(110)} 250L${xAt(54)} 226ZM${xAt(-8)} 396L${xAt(14)} 452L${xAt(90)} 500L${xAt(120)} 400L${xAt(60)} 402ZM${xAt(-30)} 520L${xAt(-70)} 610H${xAt(70)}L${xAt(60)} 540Z`,
        sh,
        0.7,
      );
      c.path(
        `M${xAt(40)} -10L${xAt(120)} 80L${xAt(70)} 190L${xAt(110)} 250L${xAt(66)} 372L${xAt(120)} 400L${xAt(90)} 500L${xAt(140)} 610L${xAt(1060)} 610V470L${xAt(900)} 430L${xAt(760)} 330L${xAt(640)} 300L${xAt(520)} 170L${xAt(430)} 130L${xAt(350)} -10Z`,
        [sh, dp],
      )
        .path(
          `M${xAt(170)} -10L${xAt(220)} 120L${xAt(180)} 260L${xAt(230)} 380L${xAt(190)} 500L${xAt(250)} 610L${xAt(1060)} 610V470L${xAt(900)} 430L${xAt(760)} 330L${xAt(640)} 300L${xAt(520)} 170L${xAt(430)} 130L${xAt(350)} -10Z`,
          dp,
          0.55,
        )
        .path(
          `M${xAt(430)} 130L${xAt(470)} 300L${xAt(420)} 420L${xAt(480)} 610L${xAt(1060)} 610V470L${xAt(900)} 430L${xAt(760)} 330L${xAt(640)} 300L${xAt(520)} 170Z`,
          c.deep(dp, 0.2),
          0.4,
        )
        .line(
          `M${xAt(120)} 80L${xAt(190)} 60M${xAt(70)} 190L${xAt(180)} 230M${xAt(110)} 250L${xAt(170)} 300M${xAt(66)} 372L${xAt(160)} 350M${xAt(90)} 500L${xAt(180)} 470M${xAt(30)} 120L${xAt(44)} 176M${xAt(34)} 290L${xAt(46)} 330M${xAt(30)} 430L${xAt(46)} 470`,
          c.deep(dp, 0.3),
          1.6,
          'opacity=".45" stroke-linecap="round"',
        );
    }
    const Y = 322;
    const s = 1.22 * k;
    const rp = mix(p.accent, p.glow, 0.35);
    c.line(
      `M${int(E - 66 * s)} ${int(Y + 10 * s)}C${int(E - 66 * s)} ${int(Y - 30 * s)} ${int(E - 14)} ${int(Y - 150 * s)} ${xAt(wall ? -8 : -22)} 108L${xAt(wall ? -42 : -78)} 24L${xAt(wall ? -70 : -104)} -10`,
      rp,
      2.6,
    )
      .line(
        `M${int(E - 52 * s)} ${int(Y + 20 * s)}C${int(E - 70 * s)} ${int(Y + 130 * s)} ${int(E - 40 * s)} ${int(Y + 200 * s)} ${xAt(-58)} 610`,
        rp,
        2.2,
        0.8,
      )
      .circle(xAt(wall ? -8 : -22), 108, 5, p.white);
    c.group(E, Y, s, () => climber(c));
    c.dir = D;
    c.sunX = sx;
  });
};
