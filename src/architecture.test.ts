import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breaking, featureOf, files, isTest, offences, roomOf } from './architecture-testing.ts';

/** The walls of the house: which file may import which. */

const below: Record<string, string[]> = {
  contract: ['contract'],
  domain: ['domain', 'contract'],
  server: ['server', 'domain', 'contract'],
  web: ['web', 'domain', 'contract'],
};

test('imports go downhill only, and the web and the server never meet', () => {
  const found = offences(({ path }, to) => {
    const allowed = below[roomOf(path)];
    return to.startsWith('src/') && allowed !== undefined && !allowed.includes(roomOf(to));
  });
  assert.deepEqual(
    found,
    [],
    'These import uphill. What both sides need moves down: a rule to src/domain, what travels to src/contract.',
  );
});

test('only server/pages loads what the web room built', () => {
  const loaders = breaking(
    ({ text, path }) => roomOf(path) === 'server' && /['"](\.\.\/)*dist\//.test(text),
  );
  assert.deepEqual(
    loaders,
    ['src/server/pages/web-build.ts'],
    'Only pages/web-build.ts reads dist/. Ask it for what the web room built.',
  );
});

const ground = [
  'server/platform',
  'server/database',
  // How money moved, for whoever shows it: bookings and matters do not know billing, which writes it.
  'server/money',
  'web/platform',
  'web/ui',
  'web/i18n',
];

test('what features stand on imports no feature', () => {
  const found = offences(({ path }, to) => {
    if (isTest(path) || !ground.includes(featureOf(path))) return false;
    const isFeature = to.split('/').length > 3 && !ground.includes(featureOf(to));
    return isFeature && roomOf(to) === roomOf(path);
  });
  assert.deepEqual(
    found,
    [],
    'These stand below every feature and import one. Hand over what they need as an argument, or move it to the feature.',
  );
});

/** What others may ask of a feature on the server; its pages are listed by `pages`. */
const doors = /^src\/server\/[^/]+\/(store|actions|events|snapshot|pages|page-source)\.ts$/;

/** What others ask for where it is done: `actions.ts` hands nothing on that is written elsewhere. */
const namedDoors =
  /^src\/server\/(appointments\/slots|bookings\/(availability\/calendars|event-store|holds\/(agreed-holds|holds)|house-answers|row)|auth\/users\/owner-store|delegates\/spending|billing\/(money-acts\/(ended-looks|house-endings)|books\/(accounts|debts)|matters\/(agreement|ending|money)|payments\/bank-steps)|matters\/(appointments\/adviser-hours|files\/room|list-store|messages\/messages|notices|submission))\.ts$/;

test('on the server features meet only through a store, an action or what they stand on', () => {
  const found = offences(({ path }, to) => {
    const outside = path.split('/').length <= 3 || isTest(path) || roomOf(path) !== 'server';
    if (outside || featureOf(path) === featureOf(to) || roomOf(to) !== 'server') return false;
    if (to.split('/').length <= 3 || ground.includes(featureOf(to))) return false;
    return !doors.test(to) && !namedDoors.test(to);
  });
  assert.deepEqual(
    found,
    [],
    'These reach into another feature. Ask its actions.ts or store.ts; what one of its other files does for many is listed in `namedDoors`.',
  );
});

test('no two features of the server know each other: the way back is an event', () => {
  // The one that comes later in a client's story imports the earlier. What the earlier has to say goes
  // through platform/events.ts and is heard in server/listeners.ts; a shape that both need lies below both.
  const known = new Set(
    offences(({ path }, to) => {
      const isFeature = (one: string) =>
        roomOf(one) === 'server' && one.split('/').length > 3 && !ground.includes(featureOf(one));
      return !isTest(path) && isFeature(path) && isFeature(to) && featureOf(path) !== featureOf(to);
    }).map((line) => line.split(' → ').map(featureOf).join(' → ')),
  );
  const found = [...known].filter((pair) => {
    const [from = '', to = ''] = pair.split(' → ');
    return from < to && known.has(`${to} → ${from}`);
  });
  assert.deepEqual(
    found,
    [],
    'These two import each other. Let the earlier announce what happened by platform/events.ts, and the later listen in server/listeners.ts.',
  );
});

test('stores import no stores', () => {
  const found = offences(({ path }, to) => /store\.ts$/.test(path) && /store\.ts$/.test(to));
  assert.deepEqual(
    found,
    [],
    'A store reads its own tables. Let the action that needs both call both, or join in one statement.',
  );
});

test('the pictures import nothing of the product', () => {
  const found = [...files.values()]
    .filter(({ path }) => path.startsWith('art/'))
    .flatMap(({ path, imports }) => imports.filter((to) => to.startsWith('src/')).map(() => path));
  assert.deepEqual(
    found,
    [],
    'A picture is drawn from art/ alone. Copy the number it needs, or move the drawing into the product.',
  );
});

test('no file imports itself through others, types included: a shape that two need lies below both', () => {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') return void cycles.push([...trail, path].join(' → '));
    state.set(path, 'open');
    for (const next of files.get(path)?.imports ?? []) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of files.keys()) visit(path, []);
  assert.deepEqual(
    cycles,
    [],
    'Follow the arrows: the shape or function that closes the circle moves to a file below both.',
  );
});

test('every import of ours names a file that is there', () => {
  const missing = offences((_file, to) => /^(src|art)\/.*\.tsx?$/.test(to) && !files.has(to));
  assert.deepEqual(
    missing,
    [],
    'These import a file that is not there. It was renamed or moved: `git log --diff-filter=R --summary` tells where to.',
  );
});
