import { existsSync } from 'node:fs';
import { run } from '#tools/run.ts';

/** Debian's packages, where we may install them; whoever asked looks whether it helped. */
export async function install(name: string, purpose: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for ${purpose}…`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}
