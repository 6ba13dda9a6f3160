/**
 * The mulberry32 generator: small, fast and the same on every machine, so that a picture is the
 * same bytes wherever it is drawn. The order of calls is part of every drawing.
 */
export const randomFrom = (seed: number) => {
  let a = seed;
  return () => {
    a = ((a | 0) + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** FNV-1a over the characters of a seed. */
export const hash = (s: string | number) => {
  let h = 2166136261;
  for (const ch of String(s)) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
