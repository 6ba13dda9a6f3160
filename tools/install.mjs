// Plain JavaScript for the machine's own Node (20 or newer): it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.rihla-installed', root);

/**
 * Installs what the lock file names and is not there yet. `scope` is 'run' for what the product needs
 * to start, or 'all' for the tests and tools as well. Costs a few milliseconds when nothing is missing.
 */
export function installMissing(scope) {
  const wanted = createHash('sha256')
    .update(readFileSync(new URL('package.json', root)))
    .update(readFileSync(new URL('package-lock.json', root)))
    .digest('hex');
  const [installed, installedScope] = existsSync(stamp)
    ? readFileSync(stamp, 'utf8').split(' ')
    : [];
  if (installed === wanted && (installedScope === 'all' || installedScope === scope)) return;

  console.log('Installing what is missing (the first time takes about a minute)…');
  const omit = scope === 'run' && installedScope !== 'all' ? ['--omit=dev'] : [];
  const { status } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true', ...omit],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error('npm install failed; its own words are above.');
    process.exit(1);
  }
  writeFileSync(stamp, `${wanted} ${omit.length > 0 ? 'run' : 'all'}`);
}
