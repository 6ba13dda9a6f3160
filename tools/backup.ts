import { backup } from '#server/database/backup/backup.ts';
import { openFolder } from '#server/database/opened-database.ts';
import { readConfig } from '#server/platform/config/config.ts';
import {
  countedFiles,
  fileArgument,
  keysOf,
  plainly,
  secretsOf,
  summary,
} from '#tools/backup-command.ts';

/** npm run backup -- FILE: everything in the database, and the files, as they are now, running or not. */
await plainly(async () => {
  const file = fileArgument('backup');
  const config = readConfig(process.env);
  const { dataDir, database } = config;
  const files = countedFiles(config);
  const { owner, close } = database.owner
    ? { owner: database.owner, close: async () => {} }
    : await openFolder(dataDir);
  try {
    const rows = await backup({ owner, file, files });
    console.log(`Backed up ${summary(rows, files)} to ${file}.`);
    console.log(`Its secrets are sealed: keep ${secretsOf(config)} too, elsewhere.`);
    if (files.moved > 0)
      console.log(`The files are sealed: keep ${keysOf(config)} too, elsewhere.`);
  } finally {
    await close();
  }
});
