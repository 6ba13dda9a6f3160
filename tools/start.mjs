// npm start: installs and builds what is missing, then runs the server until it is told to stop.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.mjs';
import { installMissing } from './install.mjs';
import { node24 } from './node24.mjs';
import { serverCommand, serverEnvironment } from './server-command.mjs';

installMissing('run');
const node = node24();
const root = fileURLToPath(new URL('../', import.meta.url));

const built = spawnSync(node, ['tools/build.ts', '--if-stale'], { stdio: 'inherit', cwd: root });
if (built.status !== 0) process.exit(built.status ?? 1);

// The channel ends when this process does, however it ends; the server then stops as on Ctrl-C.
const server = spawn(node, serverCommand, {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  cwd: root,
  env: { ...serverEnvironment, ...process.env, ...compileCache },
});
const stop = () => server.connected && server.disconnect();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
server.on('exit', (code, signal) => process.exit(signal ? 1 : code));

// npm killed outright tells nobody: notice that our parent changed.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}
