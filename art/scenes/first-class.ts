import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { cloudBank, sky } from '#art/kit/sky.ts';

export const drawFirstClass: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  sky(c, 470, {
    clouds: 6,
    sunY: { dawn: 250, day: 130, golden: 220, dusk: 270, night: 170 }[c.time],
  });
  cloudBank(c, 400, c.pale(p.haze, 0.4), 0.7, 6, 36);
  cloudBank(c, 452, c.hazy(p.white, 0.2), 0.95, 5, 44);
  c.path(
    `M${int(X - 380)} 318L${int(X + 150)} 244C${int(X + 176)} 240 ${int(X + 190)} 222 ${int(X + 204)} 176L${int(X + 216)} 178C${int(X + 214)} 226 ${int(X + 204)} 250 ${int(X + 176)} 262L${int(X - 300)} 420Z`,
    [p.white, p.whiteShade],
  )
    .path(
      `M${int(X - 200)} 340L${int(X + 60)} 280L${int(X + 54)} 300L${int(X - 190)} 370Z`,
      p.whiteShade,
      0.5,
    )
    .path(
      `M${int(X + 190)} 224L${int(X + 204)} 176L${int(X + 216)} 178L${int(X + 208)} 232Z`,
      p.accent,
    );
  const wins = [-1, 0, 1]
    .map((i) => {
      const x = X + i * Math.min(214, W * 0.3);
      const w = Math.min(74, W * 0.105);
      const h = 106;
      const y = 232;
      return `M${int(x - w)} ${y}C${int(x - w)} ${y - h * 0.92} ${int(x - w * 0.6)} ${y - h * 1.1} ${int(x)} ${y - h * 1.1}S${int(x + w)} ${y - h * 0.92} ${int(x + w)} ${y}S${int(x + w * 0.6)} ${y + h * 1.1} ${int(x)} ${y + h * 1.1}S${int(x - w)} ${y + h * 0.92} ${int(x - w)} ${y}Z`;
    })
    .join('');
  const wl = c.dark ? c.deep(p.stoneShade, 0.35) : c.pale(p.stone, 0.4);
  c.path(
    `M0 0H${W}V600H0Z${wins}`,
    [mix(wl, p.stoneShade, 0.35), wl, mix(wl, p.stoneShade, 0.45)],
    'evenodd',
  )
    .line(wins, c.deep(wl, 0.3), 12, 0.35)
    .line(wins, mix(p.white, wl, 0.2), 4);
  c.path(`M0 0H${W}V40Q${int(X)} 62 0 40Z`, c.deep(wl, 0.3)).line(
    `M0 44Q${int(X)} 66 ${W} 44`,
    p.glow,
    3,
    0.9,
  );
  c.band(398, 5, mix(p.accent, p.stone, 0.5));
  c.band(403, 200, [c.deep(p.stoneShade, 0.45), mix(p.ink, p.stoneShade, 0.15)]); // console + seat
  const k = Math.max(0.74, c.scale);
  const leather = c.stone(0.45);
  c.group(X, 600, k * 1.12, () => {
    c.path(
      'M-260 10C-276-90-262-214-236-250C-222-268-172-270-160-250C-146-220-150-120-140-70L10-62C40-60 50-40 50 10Z',
      c.linear([c.pale(leather, 0.3), leather, c.deep(leather, 0.4)], [0, 0, 1, 0.4]),
    )
      .path(
        'M-238-206C-234-240-226-254-206-256C-186-256-174-246-170-214C-190-204-220-202-238-206Z',
        c.pale(leather, 0.45),
      )
      .line('M-170-210C-164-150-160-100-146-66', c.deep(leather, 0.45), 2)
      .path('M-146-92H40C52-92 58-84 58-76V-58H-146Z', c.deep(p.stoneShade, 0.3))
      .path('M-150-98H44C54-98 60-92 60-86H-150Z', leather);
    c.path('M110 10V-96H300V10Z', c.deep(p.stoneShade, 0.2))
      .path('M100-106H310V-94H100Z', [c.pale(p.stone, 0.3), c.stone(0.5)])
      .path('M146-106h6v-26c10-4 14-16 12-36h-30c-2 20 2 32 12 36z', p.white, 0.6)
      .path('M136-150h27c0 12-4 18-14 18s-13-6-13-18z', c.lamp(0.25))
      .path('M214-106h44v-4h-44zM220-110L228-150H244L252-110Z', p.stone)
      .path('M214-150H258L248-192H224Z', c.pale(p.glow, 0.3))
      .circle(236, -168, 90, c.radial(p.glow, 0.6));
  });
};
