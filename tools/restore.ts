import { access } from 'node:fs/promises';
import { openHome } from '#server/database/home.ts';
import { restore } from '#server/database/restore.ts';
import { readConfig } from '#server/platform/config.ts';
import { fileArgument, plainly, summary } from '#tools/backup-command.ts';

/** npm run restore -- FILE: into an empty DATA_DIR, or the empty database of DATABASE_URL. */
await plainly(async () => {
  const file = fileArgument('restore');
  await access(file).catch(() => Promise.reject(new Error(`There is no file ${file}.`)));
  const { owner, stop } = await openHome(readConfig(process.env), () => {});
  try {
    console.log(`Restored ${summary(await restore({ owner, file }))} from ${file}.`);
  } finally {
    await stop();
  }
});
