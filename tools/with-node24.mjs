// node tools/with-node24.mjs SCRIPT [ARGUMENTS]: installs what is missing, then runs SCRIPT on Node 24.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';
import { node24 } from './node24.mjs';

installMissing('all');
const root = fileURLToPath(new URL('../', import.meta.url));
const child = spawn(node24(), process.argv.slice(2), { stdio: 'inherit', cwd: root });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
