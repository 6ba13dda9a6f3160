import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

function limousine(c: Ctx) {
  const { p } = c;
  const d = c.polish(0.35);
  const up = c.linear([mix(p.glint, d, 0.35), d, mix(d, '#000000', 0.3)]);
  const lo = c.linear([c.pale(p.stone, 0.5), c.stone(0.55)]);
  const chrome = mix(p.white, p.stone, 0.3);
  c.ellipse(240, 1, 250, 7, p.ink, 0.5).path(
    'M44-12V-70H138V-12ZM348-12V-70H442V-12Z',
    mix(p.ink, '#000000', 0.4),
  );
  c.path(
    'M10-34C6-60 10-78 26-84L110-92C130-118 160-132 200-133H282C318-132 336-112 356-92L440-86C464-82 472-70 472-52V-30C472-24 468-19 460-19H438C438-88 350-88 350-19H134C134-88 46-88 46-19H22C14-21 11-28 10-34Z',
    up,
  );
  c.path(
    'M8-58C120-66 360-66 472-60V-30C472-24 468-19 460-19H438C438-88 350-88 350-19H134C134-88 46-88 46-19H22C14-21 8-30 8-58Z',
    lo,
  );
  c.path(
    'M136-92C150-112 172-123 200-124H224V-92ZM231-92V-124H280C306-123 322-110 338-92Z',
    c.glass(),
  )
    .line('M14-78C120-88 350-90 466-76', chrome, 1.8)
    .line('M10-58C120-66 360-66 472-60', chrome, 2.4)
    .line(
      'M228-128V-22M150-90C144-66 146-44 152-24M336-90L340-26',
      mix(d, p.stoneShade, 0.4),
      1.4,
      0.7,
    );
  c.path('M216-76h22v4h-22z', chrome)
    .path('M462-88H474V-38H462Z', chrome)
    .line('M465-86V-40M469-86V-40', c.deep(p.stoneShade, 0.3), 1.2)
    .path('M448-80h11v12h-11z', c.pale(p.glow, 0.5))
    .path('M452-88c2-6 7-9 13-9c-3 3-4 6-5 9z', chrome)
    .path('M8-74h8v14h-9z', c.dark ? '#ff6a4a' : p.accent)
    .path('M2-30H26V-18H14C6-19 2-24 2-30ZM456-32H478C480-24 476-18 468-17H456Z', chrome);
  for (const x of [90, 394]) {
    c.circle(x, -34, 34, mix(p.ink, '#000000', 0.35))
      .circle(x, -34, 23, chrome)
      .circle(x, -34, 17, mix(p.stoneShade, p.stone, 0.5))
      .circle(x, -34, 8, chrome);
  }
}

export const drawLimousine: Scene = (c) => {
  const { W, p } = c;
  const y = 440;
  const X = W / 2;
  const k = Math.min(1.1, W / 720);
  sky(c, y, { clouds: 4 });
  skyline(c, y, {
    height: [30, 160],
    tone: c.distant(0.4),
    width: [26, 44],
    gap: 30,
    flat: 1,
    lights: c.dark,
  });
  haze(c, y, 110, 0.75);
  // porte-cochère
  const st = c.linear([c.pale(p.stone, 0.2), c.stone(0.4)]);
  const gl = c.dark
    ? c.linear([p.glow, c.lamp(0.4)])
    : c.linear([mix(p.glint, p.glass, 0.35), p.glass]);
  const off = -c.dir * 60;
  c.group(X + off, y + 24, k, () => {
    c.path('M-230-250H230V0H-230Z', st)
      .path([-150, 0, 150].map((x) => lancet(x, 104, -206, 0)).join(''), gl)
      .line([-150, 0, 150].map((x) => lancet(x, 116, -216, 0)).join(''), c.pale(p.stone, 0.5), 4)
      .line(
        'M-150-200V0M0-200V0M150-200V0M-202-110H-98M-52-110H52M98-110H202',
        mix(p.ink, p.stoneShade, 0.5),
        2,
      )
      .path('M-262-262H262V-246H-262Z', c.pale(p.stone, 0.5))
      .path('M-256-246H256V-240H-256Z', p.stoneShade)
      .line('M-240-254H240', p.glow, 3, 'stroke-dasharray="3 13"');
    for (const x of [-214, -75, 75, 214]) {
      c.path(`M${x - 8}-240H${x + 8}V0H${x - 8}Z`, c.linear([p.white, p.stoneShade], 'across'));
    }
    if (c.dark) c.ellipse(0, -80, 260, 140, c.radial(p.glow, 0.35));
  });
  for (const m of [-1, 1]) palm(c, X + off + m * 310 * k, y + 26, 190, { lean: m * 0.04 });
  c.band(y + 22, 140, [c.hazy(p.stoneShade, 0.35), c.deep(p.sand[3], 0.4)]);
  c.band(y + 22, 6, c.pale(p.stone, 0.4));
  c.path(
    `M${int(X + off - 90)} ${y + 28}H${int(X + off + 90)}L${int(X + off + 140)} 600H${int(X + off - 140)}Z`,
    c.deep(p.accent, 0.2),
    0.75,
  );
  const s = 1.14 * c.scale;
  c.group(X - 240 * s, 566, s, () => limousine(c));
};
