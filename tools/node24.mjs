// Plain JavaScript for the machine's own Node: finds the Node 24 that the lock file pins.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a Node that runs the server's TypeScript as it is. */
export function node24() {
  const { platform, arch } = process;
  const name = platform === 'win32' ? `node-win-${arch}` : `node-${platform}-${arch}`;
  const file = platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const pinned = fileURLToPath(new URL(`../node_modules/${name}/${file}`, import.meta.url));
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Rihla runs on Node 24, and npm has no package of it for ${platform} ${arch}. Please install Node 24 and try again.`,
  );
  process.exit(1);
}
