/** What an event of money writes, for the tests of its letters. */
import assert from 'node:assert/strict';
import type { Matter } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { invoiceOf, pay } from '#server/billing/testing.ts';
import {
  atDesk,
  demo,
  deskIn,
  type Json,
  matterIn,
  newClient,
  type Person,
  proposed,
} from '#server/matters/testing.ts';
import { type Mail, mailsTo } from '#server/platform/messages/mails-testing.ts';
import type { TestApp } from '#server/testing.ts';

export const languages = ['en', 'ar'] as const;

export interface Here {
  app: TestApp;
  client: Person;
  noor: Person;
}

export async function here(app: TestApp, language: Language): Promise<Here> {
  return { app, client: await newClient(app, { language }), noor: await demo(app, 'admin') };
}

/** Without the addresses. */
export const said = ({ subject, textBody }: Mail) =>
  `${subject} ${textBody}`.replaceAll(/https?:\S+/g, '').replaceAll(/\s+/g, ' ');

/** What an event writes: nothing of before, and every word on one line. */
export async function written(
  { app, client }: Here,
  event: () => Promise<unknown>,
): Promise<Mail[]> {
  const before = (await mailsTo(app, client)).map(({ id }) => id);
  await event();
  return (await mailsTo(app, client)).filter(({ id }) => !before.includes(id));
}

/** One event, one letter. */
export async function only(where: Here, event: () => Promise<unknown>): Promise<string> {
  const mails = await written(where, event);
  assert.equal(mails.length, 1, mails.map(said).join('\n\n'));
  const [mail] = mails;
  assert.ok(mail);
  assert.match(mail.htmlBody, new RegExp(`<html lang="${mail.language}"`));
  assert.doesNotMatch(said(mail), /(?:Invoice|الفاتورة) RC-/, 'a credit note is no invoice');
  assert.doesNotMatch(said(mail), / -\d|undefined|\.00\b/);
  return said(mail);
}

export function assertSays(letter: string, parts: (string | RegExp)[]) {
  for (const part of parts)
    assert.ok(
      typeof part === 'string' ? letter.includes(part) : part.test(letter),
      `${part}\n${letter}`,
    );
}

export async function accept(client: Person, matter: Matter): Promise<Matter> {
  const { id, total } = matter.quotes.at(-1) ?? assert.fail('No quote.');
  return matterIn(await client.post(`/matters/${matter.id}/quotes/${id}/accept`, { total }));
}

export const read = async (client: Person, { id }: { id: string }) =>
  matterIn(await client.get(`/matters/${id}`));

/** Accepted, and paid by a card that ends in 4242 where it is paid. */
export async function agreed({ client, noor }: Here, quote: Json, paid = true): Promise<Matter> {
  const matter = await accept(client, await proposed(client, noor, quote));
  if (paid) assert.equal((await pay(client, await invoiceOf(client, matter.id))).status, 200);
  return read(client, matter);
}

export async function anew({ client, noor }: Here, { id }: Matter, quote: Json): Promise<Matter> {
  deskIn(await atDesk(noor, id, '/quote', quote));
  deskIn(await atDesk(noor, id, '/quote/send'));
  return read(client, { id });
}

export const withdraw = async (client: Person, matter: Matter) => {
  const { id, version } = await read(client, matter);
  return client.post(`/matters/${id}/withdraw`, {}, { 'if-match': String(version) });
};

export const card = { en: 'Visa ending 4242', ar: 'بطاقة Visa المنتهية بالرقم 4242' };
