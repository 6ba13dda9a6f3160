import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** The walls of the web: how one feature's screens may use another's. */

const root = fileURLToPath(new URL('../', import.meta.url));

interface Borrowed {
  from: string;
  to: string;
  /** As they are written: `Bell`, `type Filters`; nothing where the file itself is fetched. */
  names: string[];
}

/** What the root element says of the reader, for every stylesheet: see boot.ts. */
const marks = ['js', 'signed-in', 'holding'];

const borrowed: Borrowed[] = [];

/** What features stand on. Files beside the folders (the router, the lists of words) put features together. */
const ground = ['platform', 'ui', 'i18n', 'public'];
const featureOf = (path: string) => (path.split('/').length > 3 ? path.split('/')[2] : undefined);

const imported =
  /^(?:import|export) (type )?(?:\{([^}]*)\}|[^;'{]*) from '#(web\/[^']+)';|\bimport\(\s*'#(web\/[^']+)'\s*\)/gm;

before(async () => {
  for await (const path of glob('src/web/*/**/*.{ts,tsx}', { cwd: root })) {
    const own = featureOf(path);
    if (!own || ground.includes(own) || /\.(test|e2e)\.tsx?$|testing/.test(path)) continue;
    const text = await readFile(`${root}/${path}`, 'utf8');
    for (const [, isType, named = '', plain, fetched] of text.matchAll(imported)) {
      const to = `src/${plain ?? fetched}`;
      const feature = featureOf(to);
      if (!feature || feature === own || ground.includes(feature)) continue;
      const names = named.split(',').map((name) => name.trim());
      borrowed.push({
        from: path,
        to,
        names: names.filter(Boolean).map((name) => (isType ? `type ${name}` : name)),
      });
    }
  }
});

test('a page may show another feature’s component, and imports nothing else of it', () => {
  const isComponent = (name: string) => /^[A-Z][a-z]\w*$/.test(name);
  const found = borrowed
    .filter(({ to, names }) => !to.endsWith('.tsx') || !names.every(isComponent))
    .map(({ from, to, names }) => `${from} → ${to} { ${names.join(', ')} }`);
  assert.deepEqual(
    found,
    [],
    'These borrow a query, hook, helper, type or text of another feature. What two features need lies below both: in ui/ (it is seen), platform/ (it is not), i18n/, the contract or the domain; or the page above them puts the two together.',
  );
});

test('no two features know each other: what comes later shows what was there before', () => {
  const pairs = new Set(borrowed.map(({ from, to }) => `${featureOf(from)} ${featureOf(to)}`));
  const mutual = [...pairs].filter((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return one < other && pairs.has(`${other} ${one}`);
  });
  assert.deepEqual(
    mutual,
    [],
    'These two show each other’s components. Decide which is the larger screen; what the other borrows of it moves down to ui/ or platform/, or comes to it as children.',
  );
});

test('the web spells no address of the API: the contract has it', async () => {
  const found: string[] = [];
  for await (const path of glob('src/web/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(test|e2e)\.tsx?$|testing/.test(path)) continue;
    if (
      (await readFile(`${root}/${path}`, 'utf8')).match(
        /\/(?:rest|auth|functions|realtime|storage)\/v1/,
      )
    )
      found.push(path);
  }
  assert.deepEqual(
    found,
    [],
    'Call an endpoint of the contract. Where zod is too heavy (a public page’s first script) take the path from src/contract/paths.ts, and the endpoint takes it from there too.',
  );
});

test('a class is drawn by one stylesheet: two that meet on a page would draw over each other', async () => {
  const drawnIn = new Map<string, Set<string>>();
  for await (const path of glob('src/web/**/*.css', { cwd: root })) {
    const sheet = await readFile(`${root}/${path}`, 'utf8');
    const selectors = sheet.replace(/\/\*.*?\*\//gs, '').replace(/\{[^{}]*\}/g, '{}');
    for (const [, name = ''] of selectors.matchAll(/\.([a-z][\w-]*)/g))
      drawnIn.set(name, (drawnIn.get(name) ?? new Set()).add(path));
  }
  assert.ok(drawnIn.has('chat-round'));
  const shared = [...drawnIn].filter(([name, { size }]) => size > 1 && !marks.includes(name));
  assert.deepEqual(
    shared.map(([name, paths]) => [name, ...paths]),
    [],
    'Every stylesheet may be on a page with every other. Give the class of one of them the name of its feature (`itinerary-hour`); what both draw alike belongs in ui/.',
  );
});

test('the walls are looked at where they stand', () => {
  assert.ok(borrowed.some(({ to }) => to === 'src/web/notifications/bell.tsx'));
});
