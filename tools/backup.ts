import { backup } from '#server/database/backup.ts';
import { openFolder } from '#server/database/running.ts';
import { readConfig } from '#server/platform/config.ts';
import { fileArgument, plainly, summary } from '#tools/backup-command.ts';

/** npm run backup -- FILE: everything in the database as it is now, running or not. */
await plainly(async () => {
  const file = fileArgument('backup');
  const { dataDir, database } = readConfig(process.env);
  const { owner, close } = database.owner
    ? { owner: database.owner, close: async () => {} }
    : await openFolder(dataDir);
  try {
    console.log(`Backed up ${summary(await backup({ owner, file }))} to ${file}.`);
  } finally {
    await close();
  }
});
