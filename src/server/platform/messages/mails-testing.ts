/** Every mail that somebody gets, as the queue would have written it by now. */
import { z } from 'zod';
import { withSql } from '#server/database/throw-away.ts';
import { many, system } from '#server/platform/sql.ts';
import { tasks } from '#server/tasks.ts';
import type { TestApp } from '#server/testing.ts';

const writing = [
  'notification_mail',
  'acknowledge_matter',
  'settle_booking',
  'settle_matter',
  'send_refund',
];
const Job = z.object({ id: z.string(), name: z.string(), payload: z.unknown() });

/** Everything in the queue that may write a mail, twice, as the queue may. */
async function runQueued(app: TestApp): Promise<void> {
  const queued = await withSql(app.owner, (tx) =>
    tx`
      select j.id::text as id, t.identifier as name, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = any (${writing}) order by j.id`.then((rows) => z.array(Job).parse(rows)),
  );
  const workers = await tasks(app.services);
  for (const { name, payload } of [...queued, ...queued])
    await workers.find(({ task }) => task.name === name)?.run(payload);
  const done = queued.map(({ id }) => id);
  await withSql(
    app.owner,
    (tx) => tx`delete from graphile_worker._private_jobs where id::text = any (${done})`,
  );
}

export const Mail = z.object({
  id: z.guid(),
  template: z.string(),
  language: z.string(),
  subject: z.string(),
  textBody: z.string(),
  htmlBody: z.string(),
});
export type Mail = z.infer<typeof Mail>;

export async function mailsTo(app: TestApp, { email }: { email: string }): Promise<Mail[]> {
  // What one job wrote down, another may tell.
  await runQueued(app);
  await runQueued(app);
  const mails = await app.sql.as(
    system,
    (tx) =>
      many(Mail, tx)`
      select id, template, language, subject, text_body, coalesce(html_body, '') as html_body
      from app.messages
      where recipient = ${email} order by created_at, id`,
  );
  return mails.filter(({ template }) =>
    /^(?:booking|notification|matter|appointment)/.test(template),
  );
}
