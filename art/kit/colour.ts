const rgb = (h: string): [number, number, number] => [
  Number.parseInt(h.slice(1, 3), 16),
  Number.parseInt(h.slice(3, 5), 16),
  Number.parseInt(h.slice(5, 7), 16),
];

/** `a` with the share `t` of `b`; both as #rrggbb. */
export const mix = (a: string, b: string, t: number) => {
  const [r0, g0, b0] = rgb(a);
  const [r1, g1, b1] = rgb(b);
  const hex = (from: number, to: number) =>
    Math.round(from + (to - from) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${hex(r0, r1)}${hex(g0, g1)}${hex(b0, b1)}`;
};
