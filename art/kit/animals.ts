import { mix } from '#art/kit/colour.ts';
import type { Ctx, Flag } from '#art/kit/context.ts';

/** Camel in silhouette, facing right, feet at y=0. */
export function camel(c: Ctx, col: string) {
  c.path(
    'M-40 0l4-30c-6-8-7-18 0-24c6-4 10 0 13-4c4-10 9-22 17-22c9 0 11 14 19 17c7 3 14 0 19-3c7-6 9-20 16-27c3-3 8-4 11-2c5 0 10 2 12 5c1 3-2 4-6 4l-8 1c-4 7-6 20-12 28c-5 6-10 8-11 13l-1 14l4 30h-4l-7-28l-2-10l-6 0l1 12l-3 26h-4l0-30l-3-9c-10 2-19 1-27-2l-4 10l3 31h-4l-6-28l-1-6l-3 8l-1 26z',
    col,
  );
}

interface HorseOptions {
  tied?: Flag;
  plain?: Flag;
  wrap?: string;
}

/**
 * Horse at the gallop, nose right, ground y=0, about 280 long; col = [lit, dark], wrap = leg
 * bandages.
 */
export function horse(c: Ctx, a: string, b: string, o: HorseOptions = {}) {
  const { p } = c;
  const m = c.deep(b, 0.35);
  const hoof = mix(p.ink, b, 0.2);
  const far = c.deep(b, 0.25);
  const coat = c.linear(
    [c.pale(a, 0.16), [a, 0.34], [mix(a, b, 0.7), 0.66], [b, 0.82], c.deep(b, 0.2)],
    [0, -164, 0, 0],
    1,
  );
  const tail = o.tied
    ? 'M-76-108C-88-112-98-104-102-90C-104-80-98-72-94-78C-94-86-88-94-78-96Z'
    : 'M-74-110C-96-120-118-104-150-112C-134-98-126-96-116-95C-128-92-136-90-142-86C-118-82-94-88-76-96Z';
  c.path(tail, m);
  c.path(
    'M60-70C76-60 92-54 106-46L130-27L140-19L148-23L141-32L114-57C102-68 90-80 80-92ZM-70-80C-74-60-70-48-61-37L-44-15L-36-4L-24-3L-28-13L-47-39C-43-52-36-60-28-68Z',
    far,
  ).path('M136-24L148-23L151-17L141-15ZM-36-6L-26-6L-22 0L-37 0Z', hoof); // far legs
  c.path(
    'M99-160C80-153 62-137 43-120C30-113 6-110-14-113C-34-119-60-121-75-108C-86-97-86-80-76-67C-66-60-50-62-34-67C-12-55 30-53 54-62C70-66 80-78 78-91C83-103 92-113 98-121C103-121 105-119 108-117C114-110 119-106 126-106C133-106 136-113 133-119C126-130 119-142 113-152L112-166L105-159Z',
    coat,
  );
  c.path(
    'M-50-74C-58-53-78-50-93-43L-119-24L-129-13L-137-16L-131-28L-106-53C-99-68-92-82-80-96ZM46-66C60-57 76-53 88-51L85-33L77-22L85-17L95-30L101-54C102-61 97-65 91-65L72-90Z',
    coat,
  ).path('M-129-13L-139-17L-146-11L-137-4ZM77-23L86-17L80-9L71-14Z', hoof); // near legs
  if (!o.plain) {
    c.line(
      'M-48-76C-54-58-70-52-84-47M52-64C60-74 66-80 70-90M-34-68C-30-76-30-84-34-92',
      c.deep(b, 0.3),
      1.6,
      'opacity=".45" stroke-linecap="round"',
    );
  }
  if (o.wrap) {
    c.line('M-104-46L-122-26M92-52L89-33', o.wrap, 8).line(
      'M112-52L130-34M-56-38L-42-18',
      mix(o.wrap, p.whiteShade, 0.5),
      7,
    );
  }
  c.path(
    o.tied
      ? 'M100-161C82-155 64-140 45-122L51-120C66-134 82-148 101-157Z'
      : 'M101-163C80-160 58-144 38-124C46-124 52-122 56-118C62-126 60-132 68-134C74-136 74-142 82-144C88-146 92-152 103-157Z',
    m,
  ); // mane
  if (!o.plain) {
    c.ellipse(113, -143, 2.4, 1.7, p.ink)
      .line('M108-152L101-127M126-121L102-134L86-122', mix(p.ink, p.stoneShade, 0.2), 2)
      .circle(129, -112, 1.6, hoof);
  }
}
