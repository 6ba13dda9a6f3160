import { existsSync } from 'node:fs';
import { install } from '#tools/test/debian.ts';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];

/** What the tests of a house behind a proxy run; where it cannot be had they are skipped, and say so. */
export async function ensureNginx(): Promise<void> {
  if (!places.some(existsSync)) await install('nginx-light', 'the tests behind a proxy');
}
