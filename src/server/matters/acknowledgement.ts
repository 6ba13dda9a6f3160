/** One letter for every request that was handed in: what it is called, and when the next word comes. */
import { z } from 'zod';
import { addressOf } from '#contract/pages/pages.ts';
import { Id, type Language } from '#contract/primitives.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { whenInDubai } from '#domain/time.ts';
import { printOfMatter } from '#server/matters/letters/facts.ts';
import type { MatterRow } from '#server/matters/row.ts';
import * as store from '#server/matters/store.ts';
import { matterWords } from '#server/matters/words.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import { mailLanguage } from '#server/platform/messages/language.ts';
import type { OutgoingMail } from '#server/platform/messages/messages.ts';
import { maybe, type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export const acknowledgeTask = {
  name: 'acknowledge_matter',
  schema: z.object({ id: Id }),
} satisfies Task;

/** May run twice: the letter is named by the request, and the second of a name is not written. */
export async function acknowledge(
  { sql, messages, publicUrl }: Services,
  id: string,
): Promise<void> {
  await sql.as(system, async (tx) => {
    const row = await store.findAny(tx, id);
    const client = row?.clientId && (await clientOf(tx, row.clientId));
    if (row?.handedInAt && client) await messages.queue(tx, letterOf(row, client, publicUrl));
  });
}

const Account = z.object({ email: z.string().min(1), language: z.string().nullable() });
type Account = z.infer<typeof Account>;

const clientOf = (tx: Sql, clientId: string) =>
  maybe(Account, tx)`
    select email, raw_user_meta_data ->> 'language' as language
    from auth.users where id = ${clientId} and email <> ''`;

const letterOf = (row: MatterRow, client: Account, publicUrl: string): OutgoingMail => ({
  channel: 'mail',
  to: client.email,
  language: mailLanguage(client.language, row.language),
  template: { name: 'matter-received', write: (language) => contentOf(row, language, publicUrl) },
  eventKey: `matter-received:${row.id}`,
  about: { thread: matterPath(row.area, row.id), reader: row.clientId, isPrompt: true },
});

function contentOf(row: MatterRow, language: Language, publicUrl: string): MailContent {
  const { received: words } = matterWords[language];
  const title = row.title[language];
  const due = row.promiseDue && whenInDubai(row.promiseDue, language);
  return {
    subject: words.subject(title),
    preheader: due ? words.promise(due) : words.text,
    ...printOfMatter(row, language),
    blocks: [
      { kind: 'heading', text: words.heading },
      { kind: 'paragraph', text: words.text },
      {
        kind: 'facts',
        facts: [
          { label: words.what, value: title },
          { label: words.reference, value: row.reference },
          ...(due ? [{ label: words.next, value: words.by(due) }] : []),
        ],
      },
      {
        kind: 'button',
        label: words.open,
        url: publicUrl + addressOf(language, matterPath(row.area, row.id)),
      },
    ],
    why: words.why,
  };
}
