/** Milliseconds of each unit, as the language of the protocol's first server names them. */
const units: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  // The same letter from the Greek block; keyboards disagree.
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

const whole = /^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+$/;
const part = /[+-]?(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/gy;

/** There, a duration is a signed 64-bit number of nanoseconds: about 292 years. */
const longest = 2 ** 63 / 1e6;

/** The milliseconds of a duration such as `24h` or `1h30m`; nothing when it is none. */
export function readGoDuration(text: string): number | undefined {
  if (/^[+-]?0$/.test(text)) return 0;
  if (!whole.test(text)) return undefined;
  let total = 0;
  for (const [, amount, unit = ''] of text.matchAll(part))
    total += Number(amount) * (units[unit] ?? 0);
  if (total >= longest) return undefined;
  return text.startsWith('-') ? -total : total;
}
