/** What the house says of papers that end, and what it throws away for good. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dashboard } from '#contract/dashboard.ts';
import { quoteFor } from '#domain/bookings/quote.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { offeredFacts } from '#server/bookings/row.ts';
import { vaultFiles } from '#server/documents/files.ts';
import { remindOfPapers } from '#server/documents/reminders.ts';
import { emptyBins, sweepUploads } from '#server/documents/sweeps.ts';
import {
  begun,
  change,
  kept,
  logOf,
  newVault,
  openedIn,
  paperIn,
  picture,
  put,
  today,
  vaultOf,
} from '#server/documents/testing.ts';
import { asked, borrow, inDays, newClient, type Person } from '#server/matters/testing.ts';
import { sendMail } from '#server/notifications/mail.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

interface Told {
  id: string;
  title: { en: string; ar: string };
  about: Record<string, unknown>;
}

/** What somebody was told of papers that end, oldest first. */
async function expiriesOf(app: TestApp, { id }: Person): Promise<Told[]> {
  const rows = await app.sql.as(
    system,
    (tx) => tx<Told[]>`
      select id, title, about from app.notifications
      where recipient_id = ${id} and kind = 'expiry' order by created_at, id`,
  );
  return [...rows];
}

test('each mark is told once, though jobs run twice and beside each other', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, {
    expiresOn: inDays(60),
    holder: { name: 'Karim Haddad' },
  });
  await Promise.all([remindOfPapers(app.services), remindOfPapers(app.services)]);
  await remindOfPapers(app.services);
  const [told, ...more] = await expiriesOf(app, client);
  assert.deepEqual(more, []);
  assert.equal(told?.title.en, 'Passport, Karim Haddad');
  assert.equal(told?.about.expiresOn, inDays(60));
  const nearer = paperIn(await change(client, paper, { expiresOn: inDays(20) }));
  await remindOfPapers(app.services);
  assert.equal((await expiriesOf(app, client)).length, 2, 'another end is another word');
  paperIn(await change(client, nearer, { expiresOn: inDays(60) }));
  await remindOfPapers(app.services);
  assert.equal((await expiriesOf(app, client)).length, 2, 'what was said is not said again');
});

test('the word goes out as a mail that says when it ends', async (t) => {
  const app = await borrow(t);
  const { client } = await newVault(app, { expiresOn: inDays(5) });
  await remindOfPapers(app.services);
  const [told] = await expiriesOf(app, client);
  await sendMail(app.services, told?.id ?? '');
  const mails = await app.sql.as(
    system,
    (tx) => tx`select subject, text_body from app.messages where recipient = ${client.email}
      and template = 'notification-expiry'`,
  );
  assert.equal(mails[0]?.subject, 'It ends soon: Passport');
  assert.match(mails[0]?.textBody, /It ends on /);
});

test('nothing is said of papers that are replaced, in the bin, over or far from their end', async (t) => {
  const app = await borrow(t);
  const { client } = await newVault(app, { expiresOn: inDays(20) });
  await kept(app, client, { type: 'passport', expiresOn: inDays(3000) });
  const binned = await kept(app, client, { type: 'visa', expiresOn: inDays(20) });
  await client.post(`/documents/${binned.id}/bin`);
  await kept(app, client, { type: 'insurance', expiresOn: inDays(-1) });
  await kept(app, client, { type: 'tenancy', expiresOn: inDays(181) });
  await remindOfPapers(app.services);
  assert.deepEqual(await expiriesOf(app, client), []);
  const replaced = (await vaultOf(client)).documents.filter((each) => each.replaced);
  assert.equal(replaced.length, 1);
});

/** A flight that is taken, as the bookings keep it. */
/** As the catalogue has one, with what it comes to today. */
async function anyFlight(app: TestApp, startsAt: string) {
  const snapshot = await app.services.catalogue.current();
  const flight = snapshot.all('offerings').find(({ category }) => category === 'flights');
  assert.ok(flight);
  const wish = { addOns: [], party: 1, units: 1, length: 1, day: dayInDubai(startsAt), startsAt };
  const quote = quoteFor(flight, wish, app.services.now());
  return { flight, quote };
}

async function flies(app: TestApp, { id: clientId }: Person, day: string, guests: string[] = []) {
  const id = newId();
  const startsAt = `${day}T06:00:00Z`;
  const { flight, quote } = await anyFlight(app, startsAt);
  const offered = {
    ...offeredFacts(flight),
    title: { en: 'First class suite to London', ar: 'جناح الدرجة الأولى إلى لندن' },
  };
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.bookings (id, reference, client_id, offering_id, offered, place, day, length,
        starts_at, ends_at, party, units, capacity, cells, guests, quote, total_amount, currency,
        confirms_at_once, language, zone)
      values (${id}, ${`RH-${id.slice(-6).toUpperCase()}`}, ${clientId}, 'off-test', ${tx.json(offered)},
        'confirmed', ${day}, 1, ${startsAt}, ${`${day}T14:00:00Z`}, 1, 1, 1, array[${startsAt}]::timestamptz[],
        ${tx.json(guests.map((name) => ({ name })))}, ${tx.json(quote)}, 0, 'AED', true, 'en', 'Asia/Dubai')`,
  );
  return id;
}

test('a passport that ends too soon after a booked flight is found, told and on the dashboard', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app, { expiresOn: inDays(200) });
  const flight = await flies(app, client, inDays(90));
  const { findings } = await vaultOf(client);
  assert.deepEqual(
    findings.map(({ documentId, rule, aboutId, about, actBy }) => [
      documentId,
      rule,
      aboutId,
      about,
      actBy,
    ]),
    [[paper.id, 'flight', flight, 'First class suite to London', daysAfter(inDays(90), -21)]],
  );
  await remindOfPapers(app.services);
  await remindOfPapers(app.services);
  const told = await expiriesOf(app, client);
  assert.deepEqual(
    told.map(({ about }) => [about.rule, about.en, about.day]),
    [['flight', 'First class suite to London', inDays(90)]],
  );
  const { body } = await client.get('/dashboard');
  // The server parsed it by this schema.
  const { needs } = body as unknown as Dashboard;
  assert.deepEqual(
    needs.map(({ kind, path }) => [kind, path]),
    [['document', '/profile/documents?ask=document&about=Renewal%3A+Passport']],
  );
});

const pathsOf = async (client: Person) => {
  const { body } = await client.get('/dashboard');
  // The server parsed it by this schema.
  return (body as unknown as Dashboard).needs.map(({ path }) => path);
};

test('the form that renews a visa says whose; once the house has it, nothing is left to begin', async (t) => {
  const app = await borrow(t);
  const visa = { type: 'visa', expiresOn: inDays(20) };
  const { client } = await newVault(app, { ...visa, holder: { name: 'Karim Haddad' } });
  const words = 'Renewal: Residence visa, Karim Haddad';
  const query = new URLSearchParams({ ask: 'visa', 'said.notes': `${words}\n` });
  assert.deepEqual(await pathsOf(client), [`/profile/documents?${query}`]);
  const form = { kind: 'visa', people: 1, nationality: 'Jordan', notes: `${words}\nBefore May.` };
  const { id, version } = await asked(client, form);
  assert.deepEqual(await pathsOf(client), []);
  const headers = { 'if-match': String(version) };
  const answer = await client.post(`/matters/${id}/withdraw`, { reason: 'Later.' }, headers);
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await pathsOf(client)).length, 1, 'nobody has it in hand');
});

test('a renewal that was asked for ends the need of that paper alone, in whichever language', async (t) => {
  const app = await borrow(t);
  const { client } = await newVault(app, { expiresOn: inDays(20) });
  const holder = { name: 'Karim Haddad' };
  await kept(app, client, { type: 'passport', expiresOn: inDays(20), holder });
  assert.equal((await pathsOf(client)).length, 2);
  await asked(client, { kind: 'document', document: 'تجديد: جواز السفر' });
  const about = 'Renewal: Passport, Karim Haddad';
  const query = new URLSearchParams({ ask: 'document', about });
  assert.deepEqual(await pathsOf(client), [`/profile/documents?${query}`]);
});

test('a flight of somebody else does not concern a family member’s passport', async (t) => {
  const app = await borrow(t);
  const holder = { name: 'Karim Haddad' };
  const { client } = await newVault(app, { expiresOn: inDays(200), holder });
  await flies(app, client, inDays(90), ['Nour Haddad']);
  assert.deepEqual((await vaultOf(client)).findings, []);
  await flies(app, client, inDays(80), ['karim haddad']);
  assert.equal((await vaultOf(client)).findings.length, 1);
  assert.equal((await vaultOf(client)).today, today());
});

test('after thirty days in the bin a paper is gone, its bytes with it, and its log stays', async (t) => {
  const app = await borrow(t);
  const files = vaultFiles(app.services);
  const { client, paper } = await newVault(app);
  openedIn(await client.post(`/documents/${paper.id}/open`));
  const place = { ownerId: client.id, documentId: paper.id, id: paper.file.id };
  await client.post(`/documents/${paper.id}/bin`);
  await emptyBins(app.services, files);
  assert.ok(await files.inspect(place), 'not a day earlier');
  await app.sql.as(
    system,
    (tx) => tx`
      update app.documents set binned_at = now() - interval '31 days' where id = ${paper.id}`,
  );
  await emptyBins(app.services, files);
  await emptyBins(app.services, files);
  assert.equal(await files.inspect(place), undefined);
  assert.equal((await client.post(`/documents/${paper.id}/restore`)).status, 404);
  assert.equal((await logOf(client)).items.length, 1);
});

test('an upload that nobody confirmed is swept after a day, bytes and all', async (t) => {
  const app = await borrow(t);
  const files = vaultFiles(app.services);
  const client = await newClient(app);
  const upload = await begun(client, {});
  await put(app, upload, picture);
  const [row] = await app.sql.as(
    system,
    (tx) => tx`
      update app.document_uploads set created_at = now() - interval '25 hours'
      where id = ${upload.id} returning document_id`,
  );
  const place = { ownerId: client.id, documentId: row?.documentId, id: upload.id };
  assert.ok(await files.inspect(place));
  await sweepUploads(app.services, files);
  assert.equal(await files.inspect(place), undefined);
  assert.equal((await client.post(`/documents/uploads/${upload.id}/confirm`)).status, 404);
});
