import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';

export const drawBoutique: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const y = 508;
  const k = Math.min(1.08, W / 700);
  c.band(0, 600, [p.sky[0], p.sky[1]]);
  const st = c.linear([c.pale(p.stone, c.dark ? 0.05 : 0.35), c.stone(c.dark ? 0.55 : 0.3)]);
  const win = c.linear([c.pale(p.glow, 0.45), c.lamp(0.2)]);
  const fr = mix(p.ink, p.sea[2], 0.4);
  const brass = mix(p.glow, p.stoneShade, 0.4);
  c.band(64, y - 64, st)
    .band(48, 18, c.pale(p.stone, 0.5))
    .band(66, 5, p.stoneShade);
  let v = '';
  for (let i = 0; i < W / 46; i++) v += `M${int(i * 46 + 23)} 28v20`;
  c.line(v, p.stoneShade, 8).band(22, 8, c.pale(p.stone, 0.4));
  c.group(X, y, k, () => {
    for (const m of [-1, 1]) {
      const x = m * 218;
      c.path(lancet(x, 196, -372, 0), fr)
        .path(lancet(x, 176, -356, -10), win)
        .line(`M${x}-352V-236M${x - 88}-236H${x + 88}`, fr, 4);
      c.rect(x - 88, -52, 176, 42, c.stone(0.3));
    }
    // dress form
    c.group(-232, -52, 1, () =>
      c
        .path(
          'M-6-128H6V-118C22-112 24-98 18-80C14-66 14-58 18-48L46 0H-46L-18-48C-14-58-14-66-18-80C-24-98-22-112-6-118Z',
          c.linear([c.pale(p.accent, 0.1), c.deep(p.accent, 0.3)], 'across'),
        )
        .path('M-5-144a5 6 0 0 1 10 0v18h-10z', mix(p.stoneShade, p.stone, 0.3))
        .line('M-16-60C-6-54 6-54 16-60', p.glow, 3),
    );
    c.path('M-190-52v-34h34v34z', c.deep(p.sea[1], 0.2)).line(
      'M-182-86a9 12 0 0 1 18 0',
      c.deep(p.sea[1], 0.4),
      3,
    );
    // bag, scarf, shoe
    c.group(224, -52, 1, () =>
      c
        .rect(-66, -44, 44, 44, c.pale(p.stone, 0.4))
        .path('M-78-96H-12L-6-44H-84Z', [c.pale(p.sea[1], 0.1), c.deep(p.sea[2], 0.1)])
        .path(
          'M-62-96C-62-132-28-132-28-96',
          'none',
          `stroke="${c.deep(p.sea[2], 0.2)}" stroke-width="5"`,
        )
        .rect(-52, -82, 14, 10, p.glow)
        .rect(8, -76, 52, 76, c.pale(p.stone, 0.4))
        .path(
          'M12-80C16-100 26-104 32-92C38-84 50-82 58-84L60-76H52L50-80C40-80 32-82 26-88L22-76H14Z',
          c.deep(p.accent, 0.1),
        ),
    );
    // door
    c.path('M-82 0V-300H82V0Z', fr)
      .path('M-70 0V-232H-4V0ZM4 0V-232H70V0Z', win)
      .path('M-70-244V-288H70V-244Z', win)
      .line('M-14-120V-80M14-120V-80', brass, 4, 'round');
    c.group(0, -266, 0.3, () => {
      let d = '';
      for (let i = 0; i < 16; i++) {
        const r = i % 2 ? 44 : 58;
        const a = (i * Math.PI) / 8 - Math.PI / 2;
        d += `${i ? 'L' : 'M'}${int(r * Math.cos(a))} ${int(r * Math.sin(a))}`;
      }
      c.line(`${d}Z`, fr, 7).path('M-26 0A26 26 0 0 1 26 0Z', fr);
    });
    c.path('M-112-300H112L134-250H-134Z', [c.deep(p.sea[1], 0.1), c.deep(p.sea[2], 0.2)])
      .path(
        'M-134-250h38v10a19 12 0 0 1-38 0zM-58-250h38v10a19 12 0 0 1-38 0zM20-250h38v10a19 12 0 0 1-38 0zM96-250h38v10a19 12 0 0 1-38 0z',
        c.deep(p.sea[2], 0.2),
      )
      .path(
        'M-96-250h38v10a19 12 0 0 1-38 0zM-20-250h38v10a19 12 0 0 1-38 0zM58-250h38v10a19 12 0 0 1-38 0z',
        c.pale(p.stone, 0.4),
      );
    for (const m of [-1, 1]) {
      c.path(
        `M${m * 116 - 18} 0L${m * 116 - 14}-44H${m * 116 + 14}L${m * 116 + 18} 0Z`,
        mix(p.accent, p.stoneShade, 0.5),
      )
        .path(
          `M${m * 116}-168C${m * 116 + 30}-120 ${m * 116 + 26}-60 ${m * 116}-42C${m * 116 - 26}-60 ${m * 116 - 30}-120 ${m * 116}-168Z`,
          c.linear([p.leaf, p.foliage], 'across'),
        )
        .path(`M${m * 330 - 9}-190h18l6 30h-30z`, p.glow)
        .circle(m * 330, -170, 80, c.radial(p.glow, c.dark ? 0.6 : 0.25));
    }
  });
  c.band(y, 100, [c.stone(0.35), c.deep(p.stoneShade, 0.35)]);
  let t = '';
  for (let i = -8; i < 9; i++) t += `M${int(X + i * 60)} ${y}L${int(X + i * 110)} 600`;
  c.line(`${t}M0 ${y + 30}H${W}M0 ${y + 64}H${W}`, p.stoneShade, 1.2, 0.5).path(
    `M${int(X - 70 * k)} ${y}H${int(X + 70 * k)}L${int(X + 130 * k)} 600H${int(X - 130 * k)}Z`,
    p.glow,
    `opacity="${c.dark ? 0.4 : 0.22}"`,
  );
};
