import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { connectPlainly } from '#server/database/driver.ts';

/**
 * A stand-in for our server that the kill tests may kill: it writes rows without pause and says
 * each id only when PostgreSQL has said that it is committed. Line one says that it begins.
 */
const say = (line: string) => writeSync(1, `${line}\n`);

const [, , root = ''] = process.argv;
const database = await startEmbedded({ root, log: () => {} });
const sql = connectPlainly(database.owner, 3);
await sql`create table if not exists written (id uuid primary key, note text not null)`;
await sql`create index if not exists written_note on written (note)`;
say('writing');

let leaving = false;
process.once('SIGTERM', () => {
  leaving = true;
});

async function writeRows() {
  while (!leaving) {
    const id = randomUUID();
    try {
      await sql.begin(async (tx) => {
        await tx`insert into written (id, note) values (${id}, '')`;
        await tx`update written set note = ${`note ${id}`} where id = ${id}`;
      });
      say(id);
    } catch {
      // The database was killed under us: the row counts as not written, and we go on.
      await sleep(20);
    }
  }
}

await Promise.all([writeRows(), writeRows(), writeRows()]);
await sql.end();
await database.stop();
