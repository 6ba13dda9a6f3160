/** Makes requests that nobody sends in good faith, the same ones for the same seed. */

/** Numbers from 0 to 1 that look like chance (mulberry32). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(chance: Chance, values: readonly T[]): T =>
  // The place is within the list, which is never empty.
  values[Math.floor(chance() * values.length)] as T;

const nobody = '019a0000-0000-7000-8000-000000000000';
const deep = (open: string, close: string, levels: number) =>
  open.repeat(levels) + close.repeat(levels);

/** JSON as it is written, since much of it could not be made by writing a value. */
const odd: string[] = [
  ...['null', 'true', 'false', '0', '-1', '-0', '1e400', '-1e400', '1e-400', '9007199254740993'],
  ...['123456789012345678901234567890', '0.1', '2147483648', '-9223372036854775809', '""', '" "'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\uffff"', '"\\u202e"'],
  ...[
    '"é́́́"',
    '"🕌👨‍👩‍👧‍👦"',
    '"٠١٢٣"',
    '"\'; drop table auth.users; --"',
    '"$1"',
    '"%"',
    '"_%\\\\"',
  ],
  ...['"../../etc/passwd"', '"%00"', '"<script>alert(1)</script>"', '"__proto__"'],
  ...['"constructor"', '"toString"', '"NaN"', '"Infinity"', '"2026-13-45"', '"2026-02-30"'],
  ...['"+275760-09-13T00:00:00Z"', '"-000001-01-01"', '"0000-01-01"', '"99:99"', '"P1Y"'],
  ...[`"${nobody}"`, `"${nobody.toUpperCase()}"`, '"00000000-0000-0000-0000-000000000000"'],
  ...['"a@b"', '"a@b.c\\nBcc: d@e.f"', '"javascript:alert(1)"', '"//evil.example"', '[]', '{}'],
  ...[
    '[null]',
    '[[]]',
    '[{}]',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
  ],
  ...['{"toString":1,"valueOf":2}', '{"length":-1}', '{"":""}', '{"a":{"a":{"a":{"a":{}}}}}'],
  ...[`"${'x'.repeat(5000)}"`, `"${'(a+)+'.repeat(300)}"`, `"${'1,'.repeat(1500)}"`],
  ...[`[${'0,'.repeat(2000)}0]`, deep('[', ']', 200), deep('[', ']', 5000)],
  ...[`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, `{${'"a":1,'.repeat(500)}"b":2}`],
];

export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const plausibleText: Record<string, string> = {
  uuid: nobody,
  date: '2027-03-04',
  'date-time': '2027-03-04T05:06:07.000Z',
  email: 'guest@example.com',
  uri: 'https://example.com/',
};

/** What an honest caller might send, so that what follows is odd in one place and not in all. */
function plausible(chance: Chance, schema: Schema): string {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants && variants.length > 0) return hostileJson(chance, oneOf(chance, variants));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum && schema.enum.length > 0) return JSON.stringify(oneOf(chance, schema.enum));
  if (schema.type === 'boolean') return 'true';
  if (schema.type === 'integer' || schema.type === 'number') return String(schema.minimum ?? 2);
  if (schema.type === 'array') return `[${schema.items ? hostileJson(chance, schema.items) : ''}]`;
  if (schema.type === 'object' || schema.properties) return members(chance, schema);
  return JSON.stringify(plausibleText[schema.format ?? ''] ?? 'Layla');
}

function members(chance: Chance, { properties = {} }: Schema): string {
  const parts = Object.entries(properties)
    .filter(() => chance() < 0.85)
    .map(([name, part]) => `${JSON.stringify(name)}:${hostileJson(chance, part)}`);
  if (chance() < 0.1) parts.push(`"__proto__":${oneOf(chance, odd)}`);
  if (chance() < 0.1) parts.push(`"surprise":${oneOf(chance, odd)}`);
  return `{${parts.join(',')}}`;
}

export function hostileJson(chance: Chance, schema: Schema): string {
  return chance() < 0.18 ? oneOf(chance, odd) : plausible(chance, schema);
}

const oddParts = [
  ...[nobody, 'nothing', '%00', '%2e%2e%2f', '..%2f..%2fetc', '%zz', '%', '%ff%fe', "'", '%22'],
  ...['__proto__', 'constructor', '%F0%9F%95%8C', '-1', '1e400', '*', '%20', '0', 'a'.repeat(300)],
  ...['%ED%A0%80', '%0d%0aset-cookie:%20a=b', '%3Cscript%3E', '9007199254740993', '2026-02-30'],
];

export const hostilePart = (chance: Chance) => oneOf(chance, oddParts);

/** One value of a query: an odd one, one that repeats, or one that claims to be a list or an object. */
export function hostileQuery(chance: Chance, names: string[]): string {
  const pairs = names
    .filter(() => chance() < 0.6)
    .map(
      (name) =>
        `${name}${oneOf(chance, ['', '', '', '', '[]', '[a]', '.b'])}=${hostilePart(chance)}`,
    );
  if (chance() < 0.2) pairs.push(...pairs, '__proto__[a]=b', '&&=&', 'a');
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

const types = [
  ...Array<string>(12).fill('application/json'),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'],
  ...[
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/octet-stream',
  ],
  ...['image/png', 'application/json;;', 'nonsense', ''],
];

/** Headers that mean something to us, saying what they should not. */
export function hostileHeaders(chance: Chance): Record<string, string> {
  const headers: Record<string, string> = {};
  const maybe = (name: string, values: string[]) => {
    if (chance() < 0.15) headers[name] = oneOf(chance, values);
  };
  const type = oneOf(chance, types);
  if (type !== '') headers['content-type'] = type;
  maybe('idempotency-key', [nobody, 'x', 'é'.repeat(5), 'k'.repeat(2000), ' ']);
  maybe('if-match', ['1', '"1"', '*', '-1', '1e400', '"', 'W/"2"', '99999999999999999999']);
  maybe('if-none-match', ['*', '"', 'W/', ','.repeat(500)]);
  maybe('x-acting-for', [nobody, 'nobody', '', '../..']);
  maybe('range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'bytes=1e3-', 'lines=1-2']);
  maybe('accept', ['text/event-stream', 'image/avif', '*/*;q=x', ','.repeat(300)]);
  maybe('accept-encoding', ['br;q=0', 'gzip;q=nan', 'zstd', ','.repeat(300)]);
  maybe('accept-language', ['ar', 'xx-'.repeat(300), ';;;']);
  maybe('x-supabase-api-version', ['2024-01-01', '9999-99-99', 'latest']);
  maybe('x-forwarded-for', ['1.2.3.4', '<script>', ','.repeat(300), '::1, ::ffff:1.2.3.4']);
  maybe('expect', ['the-impossible']);
  maybe('x-upsert', ['true', 'maybe']);
  maybe('x-metadata', ['e30=', '!!!', 'bnVsbA==']);
  maybe('prefer', ['respond-async', '=']);
  return headers;
}
