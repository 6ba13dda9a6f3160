import { access } from 'node:fs/promises';
import { restore } from '#server/database/backup/restore.ts';
import { openHome } from '#server/database/cluster/home.ts';
import { readConfig } from '#server/platform/config/config.ts';
import {
  countedFiles,
  fileArgument,
  keysOf,
  plainly,
  secretsOf,
  summary,
} from '#tools/backup-command.ts';

/** npm run restore -- FILE: into an empty DATA_DIR, or the empty database of DATABASE_URL. */
await plainly(async () => {
  const file = fileArgument('restore');
  await access(file).catch(() => Promise.reject(new Error(`There is no file ${file}.`)));
  const config = readConfig(process.env);
  const files = countedFiles(config);
  const { owner, stop } = await openHome(config, () => {});
  try {
    const rows = await restore({ owner, file, files });
    console.log(`Restored ${summary(rows, files)} from ${file}.`);
    console.log(`To start it, put ${secretsOf(config)} of before in place.`);
    if (files.moved > 0)
      console.log(`To open the files, put ${keysOf(config)} of before in place.`);
  } finally {
    await stop();
  }
});
