// npm run dev: the server restarts when its files change, the web app reloads when its own do.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { readConfig } from '#server/platform/config/config.ts';
import { buildIfStale } from '#tools/build.ts';
import { root } from '#tools/run.ts';

// The server reads its pictures and its page renderer from the build.
await buildIfStale({ log: console.log });

const { port } = readConfig(process.env);
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
});

const web = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
});
await web.listen();
console.log(
  `\nThe web app, reloading: ${web.resolvedUrls?.local[0]} (the server behind it: port ${port})`,
);

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await web.close();
  server.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
server.on('exit', (code) => process.exit(code ?? 0));
