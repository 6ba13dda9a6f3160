import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

interface Link {
  name: string;
  file: string;
}

/** Links between libraries that npm cannot ship and that an install script, if it ran, has made. */
async function missingLinks(native: string): Promise<Link[]> {
  const home = path.dirname(native);
  const listed = Links.parse(
    JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')),
  );
  return listed
    .filter(({ target }) => !existsSync(path.join(home, target)))
    .map(({ source, target }) => ({
      name: path.basename(target),
      file: path.join(home, source),
    }));
}

/**
 * Makes the missing ones in a folder of ours, as node_modules may be read-only, and points to it.
 */
export async function libraryPath(
  native: string,
  sockets: string,
  env: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const links = await missingLinks(native);
  if (links.length === 0) return env;
  const folder = path.join(sockets, 'lib');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o755 });
  for (const { name, file } of links) await symlink(file, path.join(folder, name));
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const all = [folder, path.join(native, 'lib'), env[variable]];
  return { ...env, [variable]: all.filter(Boolean).join(':') };
}
