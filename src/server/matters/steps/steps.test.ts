import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Matter } from '#contract/matters/matters.ts';
import {
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  deskIn,
  inHours,
  type Json,
  matterIn,
  moved,
  newClient,
  type Person,
  toldTo,
} from '#server/matters/testing.ts';

const company: Json = { kind: 'company', activity: 'Consultancy' };

const states = ({ steps }: Matter) => steps.map(({ state }) => state).join(' ');

async function bring(client: Person, { id, steps }: Matter, at = 0) {
  const file = await client.bring(`/matters/${id}/files?name=passport.pdf`, '%PDF-1.7\n');
  const paper = steps[0]?.papers[at]?.id;
  return client.send('PUT', `/matters/${id}/papers/${paper}`, { file: file.body.id });
}

async function fulfilling(client: Person, staff: Person, form: Json) {
  const { id } = await asked(client, form);
  await moved(staff, id, 'source');
  await moved(staff, id, 'fulfil');
  return matterIn(await client.get(`/matters/${id}`));
}

test('the six steps of a company open one after the other, each with its papers', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await fulfilling(client, noor, company);
  const { id } = matter;
  assert.equal(states(matter), 'open locked locked locked locked locked');
  assert.equal(matter.steps[0]?.title, 'Consultation and jurisdiction');
  assert.deepEqual(
    matter.steps[0]?.papers.map(({ name, state }) => [name, state]),
    [
      ['Passport copy', 'missing'],
      ['Short business description', 'missing'],
    ],
  );
  assert.deepEqual([matter.waitsOn, matter.promise], ['client', null]);

  const judge = (paper: string | undefined, state: string, reason = '') =>
    atDesk(noor, id, `/papers/${paper}`, { state, reason });
  const step = (number: number, state: string, reason = '') =>
    atDesk(noor, id, `/steps/${number}`, { state, reason });
  const [first, second] = matter.steps[0]?.papers ?? [];
  assertRefused(await judge(first?.id, 'accepted'), 409, 'matter_state');
  matterIn(await bring(client, matter));
  const brought = matterIn(await bring(client, matter, 1));
  assert.deepEqual([brought.waitsOn, brought.promise?.kind], ['house', 'next_word']);
  assertRefused(await step(1, 'done'), 409, 'matter_state');
  assertRefused(await judge(first?.id, 'rejected'), 400, 'validation_failed', 'reason');
  const rejected = deskIn(await judge(first?.id, 'rejected', 'It is blurred.'));
  assert.equal(rejected.waitsOn, 'client');
  assert.equal(matterIn(await bring(client, matter)).steps[0]?.papers[0]?.state, 'received');
  deskIn(await judge(first?.id, 'accepted'));
  deskIn(await judge(second?.id, 'accepted'));
  assertRefused(await bring(client, matter), 409, 'matter_state');

  assertRefused(await step(2, 'done'), 409, 'matter_state');
  assert.equal(deskIn(await step(1, 'waiting')).waitsOn, 'authority');
  const done = deskIn(await step(1, 'done'));
  assert.equal(states(done), 'done open locked locked locked locked');
  assertRefused(await step(2, 'done'), 400, 'validation_failed', 'reason');
  assert.equal(states(deskIn(await step(2, 'done', 'By telephone.'))).split(' ')[2], 'open');
  assertRefused(await step(9, 'done'), 404, 'not_found');
  assert.ok((await toldTo(app, client)).includes('paper'));
});

test('a school application asks for its papers at the step that gathers them, in both languages', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const snapshot = await app.services.catalogue.current();
  const school = snapshot.all('schools')[0]?.slug;
  const child = { name: 'Mira', born: '2019-05-05' };
  const matter = await asked(client, { kind: 'school', school, child, yearGroup: 'Year 2' });
  assert.deepEqual(
    matter.steps.map(({ papers }) => papers.length),
    [0, 0, 0, 8, 0, 0],
  );
  const arabic = matterIn(await client.get(`/matters/${matter.id}?lang=ar`));
  assert.equal(arabic.steps[0]?.title, 'استشارة عائلية');
  assert.match(arabic.title, /Mira/);
});

test('a visa has the papers of the catalogue and the days its authority takes', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const form = { kind: 'visa', visa: 'golden-property', nationality: 'British' };
  const { steps } = await asked(client, form);
  assert.deepEqual(
    steps[0]?.papers.map(({ name }) => name),
    ['Passport', 'Photograph', 'Health insurance', 'Title deed'],
  );
  assert.equal(steps[1]?.duration, '7-14 days');
});

test('a paper takes only a file of the client’s own, and only once it is there', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const matter = await asked(client, company);
  const paper = matter.steps[0]?.papers[0]?.id;
  const path = `/matters/${matter.id}/papers/${paper}`;
  const theirs = await noor.bring(`/desk/matters/${matter.id}/files?name=a.txt`, 'Hello');
  for (const file of [theirs.body.id, matter.id])
    assertRefused(await client.send('PUT', path, { file }), 400, 'validation_failed', 'file');
  const nowhere = `/matters/${matter.id}/papers/${matter.id}`;
  assertRefused(await client.send('PUT', nowhere, { file: matter.id }), 404, 'not_found');
});

test('a paper is a picture, a PDF or an office document: no plain text, whatever it is called', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const { id, steps } = await asked(client, company);
  const file = await client.bring(`/matters/${id}/files?name=passport.pdf`, '12:00 started');
  const paper = `/matters/${id}/papers/${steps[0]?.papers[0]?.id}`;
  const answer = await client.send('PUT', paper, { file: file.body.id });
  assertRefused(answer, 422, 'file_refused');
});

test('an appointment is set ahead of time, told, and cancelled once', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const visit = { title: 'Visit', minutes: 60, place: 'Palm Jumeirah' };
  const past = await atDesk(noor, id, '/appointments', { ...visit, startsAt: inHours(-1) });
  assertRefused(past, 400, 'validation_failed', 'startsAt');
  const startsAt = inHours(30);
  const set = deskIn(await atDesk(noor, id, '/appointments', { ...visit, startsAt }));
  const [appointment] = matterIn(await client.get(`/matters/${id}`)).appointments;
  assert.deepEqual(
    [appointment?.startsAt, appointment?.endsAt, appointment?.state],
    [startsAt, set.appointments[0]?.endsAt, 'set'],
  );
  const file = `/matters/${id}/appointments/${appointment?.id}/calendar.ics`;
  assert.match((await client.get(file)).text, /SUMMARY:Visit\r\n(?:.*\r\n)*LOCATION:Palm Jumeirah/);
  assertRefused(await (await newClient(app)).get(file), 404, 'not_found');
  const cancel = () =>
    noor.post(`/desk/matters/${id}/appointments/${appointment?.id}/cancel`, { reason: 'Rain.' });
  assert.equal(deskIn(await cancel()).appointments[0]?.state, 'cancelled');
  assertRefused(await cancel(), 409, 'matter_state');
  assert.deepEqual(await toldTo(app, client), ['appointment', 'appointment']);
});
