import assert from 'node:assert/strict';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../', import.meta.url));

/** What a newcomer may be: whoever runs the tests, or an ordinary user. */
interface Person {
  uid?: number;
  gid?: number;
}
const ordinary: Person = { uid: 65_534, gid: 65_534 };

const copy = 'git ls-files -co --exclude-standard -z | tar --null -T - -cf - | tar -xf - -C "$1"';

/** A clone in a path with a space: the files as they stand, nothing installed, nothing built. */
async function freshClone(t: TestContext, { uid, gid }: Person): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'rihla new-'));
  t.after(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
  const clone = join(home, 'a clone');
  await mkdir(clone);
  await run('sh', ['-c', copy, 'sh', clone], { cwd: root });
  if (uid !== undefined && gid !== undefined) {
    const settings = join(homedir(), '.npmrc');
    if (existsSync(settings)) await cp(settings, join(home, '.npmrc'));
    await run('chown', ['-R', `${uid}:${gid}`, home]);
    await chown(home, uid, gid);
    await chmod(home, 0o755);
  }
  return clone;
}

interface Started {
  child: ChildProcess;
  url: string;
  printed: () => string;
}

function npmStart(clone: string, person: Person): ChildProcess {
  return spawn('npm', ['start'], {
    ...person,
    cwd: clone,
    env: environmentOf(person, join(clone, '..')),
    // A group of its own, so that Ctrl-C can be sent as a terminal does.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What these tests set for themselves, and what npm told the run that started them. */
const ours =
  /^(NODE_ENV|PORT|HOST|DATA_DIR|TALLY_FILE|LONG|KILL_ROUNDS|(TEST|DATABASE|AUTH|NODE_TEST)_.*|npm_(lifecycle|package|command|node).*)$/;

/** What a shell would hand over, the way to the registry with it. Another user has a home of their own. */
function environmentOf({ uid }: Person, home: string): NodeJS.ProcessEnv {
  const shell = Object.entries(process.env).filter(([name]) => !ours.test(name));
  if (uid === undefined) return { ...Object.fromEntries(shell), PORT: '0' };
  const own = {
    HOME: home,
    npm_config_cache: join(home, '.npm'),
    npm_config_userconfig: join(home, '.npmrc'),
  };
  return { ...Object.fromEntries(shell), ...own, PORT: '0' };
}

function ready(child: ChildProcess): Promise<Started> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const hear = (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /ready at (\S+)/.exec(printed) ?? [];
      if (url && /Ctrl-C/.test(printed)) resolve({ child, url, printed: () => printed });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`It did not start:\n${printed}`)));
  });
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

function ended(child: ChildProcess): Promise<number | null> {
  if (!isRunning(child)) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function pressCtrlC({ child }: Started): Promise<void> {
  const end = ended(child);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await end;
}

/** Processes of ours that still name the clone's folder. */
async function leftovers(clone: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(clone)) found.push(command.replaceAll('\0', ' '));
  }
  return found;
}

/** What `npm test` has installed and built already, lent to a clone. */
async function furnish(clone: string) {
  await symlink(join(root, 'node_modules'), join(clone, 'node_modules'));
  await run('cp', ['-R', join(root, 'dist'), clone]);
}

/** From nothing: installs, builds, and then does all that a furnished clone does. */
async function follow(t: TestContext, person: Person) {
  const clone = await freshClone(t, person);
  const first = await ready(npmStart(clone, person));
  t.after(() => isRunning(first.child) && pressCtrlC(first));
  assert.match(first.printed(), /Installing/);
  assert.match(first.printed(), /Building/);
  await lookStopAndReturn(clone, person, first);
}

async function lookStopAndReturn(clone: string, person: Person, first: Started) {
  assert.match(first.printed(), /layla@rihla\.example/);
  assert.match(first.printed(), /\/outbox/);
  const page = await fetch(first.url);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /Your life in Dubai/);

  // A second one on the same folder refuses with a sentence and harms nothing.
  const second = npmStart(clone, person);
  let words = '';
  second.stderr?.on('data', (chunk) => {
    words += chunk;
  });
  assert.notEqual(await ended(second), 0);
  assert.match(words, /already running/);
  assert.equal((await fetch(`${first.url}/readyz`)).status, 200);

  await pressCtrlC(first);
  assert.deepEqual(await leftovers(clone), []);
  await assert.rejects(fetch(first.url));

  const again = await ready(npmStart(clone, person));
  assert.doesNotMatch(again.printed(), /Installing|Building/);
  assert.equal((await fetch(again.url)).status, 200);
  await pressCtrlC(again);
  assert.deepEqual(await leftovers(clone), []);
}

/** An install that cannot reach its registry must end the test, not the day. */
const timeout = 900_000;

const long = process.env.LONG === '1';

test('a house starts, is looked at, stops and starts again, in a path with a space', {
  skip: long && 'the newcomers do the same',
}, async (t) => {
  const clone = await freshClone(t, {});
  await furnish(clone);
  const first = await ready(npmStart(clone, {}));
  t.after(() => isRunning(first.child) && pressCtrlC(first));
  await lookStopAndReturn(clone, {}, first);
});

// Installing and building once more is most of a minute of work: only where there is time for it.
if (long) {
  test('a newcomer clones, starts, looks, stops and starts again', { timeout }, (t) =>
    follow(t, {}),
  );

  test(
    'an ordinary user does the same',
    {
      timeout,
      skip: process.getuid?.() !== 0 && 'only root can become somebody else',
    },
    (t) => follow(t, ordinary),
  );
}
