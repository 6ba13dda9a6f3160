import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Day } from '#contract/primitives.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** Many ask from one address, and nobody waits for a mail. */
export const open = {
  AUTH_RATE_LIMITS: 'off',
  AUTH_AUTOCONFIRM: 'on',
  RATE_LIMIT: '1000000',
  LOG_LEVEL: 'error',
};

export const today = dayInDubai(clock());

/** A day far enough ahead that every offering can be had without a season's surprise. */
export const someDay: Day = daysAfter(today, 40);

/** Eight guests at a time, every hour; nobody has to be asked. Everybody is 10 or older. */
export const eightPlaces = 'formula-simulator-duel';

type Json = Record<string, unknown>;

export interface Client {
  id: string;
  email: string;
  /** For what is not JSON: a file, say. */
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: Json, headers?: Record<string, string>): Promise<Answer>;
  send(
    method: string,
    path: string,
    body?: Json,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

export function borrow(t: TestContext) {
  return borrowApp(t, open);
}

async function signedIn(app: TestApp, path: string, body: Json): Promise<Client> {
  const answer = await app.send('POST', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.equal(answer.status, 200, answer.text);
  const { access_token: token, user } = answer.body;
  const send: Client['send'] = (method, asked, sent, headers = {}) =>
    app.send(method, `/rest/v1${asked}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(sent && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent && { body: JSON.stringify(sent) }),
    });
  // The protocol answers a session with its user.
  const { id, email } = user as { id: string; email: string };
  return {
    id,
    email,
    send,
    token: String(token),
    get: (asked) => send('GET', asked),
    post: (asked, sent, headers) => send('POST', asked, sent ?? {}, headers),
  };
}

let named = 0;

export function newClient(app: TestApp): Promise<Client> {
  named += 1;
  const email = `client-${named}-${newId().slice(-6)}@example.com`;
  return signedIn(app, '/auth/v1/signup', { email, password: 'camel-train-42' });
}

export function concierge(app: TestApp): Promise<Client> {
  const email = demoAccounts.find(({ role }) => role === 'concierge')?.email;
  return signedIn(app, '/auth/v1/token?grant_type=password', { email, password: demoPassword });
}

export type Wish = Json & { offering: string; day: Day; party: number };

export const wish = (changed: Partial<Wish> = {}): Wish => ({
  offering: eightPlaces,
  day: someDay,
  time: '20:00',
  party: 1,
  ...changed,
});

/** What the house asks for it, so that a test does not count prices again. */
export async function totalOf(app: TestApp, asked: Wish) {
  const snapshot = await app.services.catalogue.current();
  const offering = snapshot.bySlug('offerings', asked.offering) ?? assert.fail('No such offering.');
  const full = { time: null, length: null, units: null, addOns: [], ...asked };
  const around = { now: app.services.now(), closures: [] };
  return planBooking(offering, full, around).quote.total;
}

export const zone = 'Asia/Dubai';

export async function hold(app: TestApp, client: Client, changed: Partial<Wish> = {}) {
  const asked = wish(changed);
  const body = { ...asked, zone, total: await totalOf(app, asked), ...changed };
  return client.post('/bookings', body);
}

export function bookingIn(answer: Answer): Booking {
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Booking;
}

export async function held(app: TestApp, client: Client, changed: Partial<Wish> = {}) {
  return bookingIn(await hold(app, client, changed));
}

export const guest = { name: 'Layla Al Mansoori', age: 34, needs: '' };

/** Says which version of it was seen. */
export const seenAs = ({ version }: Pick<Booking, 'version'>) => ({ 'if-match': String(version) });

export function confirm(client: Client, booking: Booking, changed: Json = {}, headers = {}) {
  const body = {
    guests: [guest],
    licenceHeld: true,
    limitsKept: true,
    pickUp: 'Villa 12, Frond M',
    total: booking.total,
    ...changed,
  };
  return client.post(`/bookings/${booking.id}/confirm`, body, { ...seenAs(booking), ...headers });
}

export async function confirmed(app: TestApp, client: Client, changed: Partial<Wish> = {}) {
  return bookingIn(await confirm(client, await held(app, client, changed)));
}

export function assertRefused(answer: Answer, status: number, code: string, reason?: string) {
  assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text);
  const { params } = answer.body as { params?: { reason?: string } };
  if (reason) assert.equal(params?.reason, reason);
}

/** Makes a hold older than it is: nobody waits a quarter of an hour in a test. */
export async function letExpire(app: TestApp, id: string) {
  await app.sql.as(
    system,
    (tx) => tx`
      update app.bookings set held_until = date_trunc('milliseconds', now()) where id = ${id}`,
  );
}

/** How much of a slot the database counts as taken. */
export async function takenAt(app: TestApp, booking: Pick<Booking, 'startsAt' | 'offering'>) {
  const rows = await app.sql.as(
    system,
    (tx) => tx`
      select taken from app.booking_cells
      where offering_id = ${booking.offering.id} and cell = ${booking.startsAt}`,
  );
  return rows[0]?.taken ?? 0;
}

/** As if the free hours were over, or the day itself had come and gone. */
export async function age(app: TestApp, id: string, to: 'late' | 'over') {
  await app.sql.as(system, async (tx) => {
    await tx`
      update app.bookings set quote = jsonb_set(quote, '{terms,freeUntil}', 'null')
      where id = ${id}`;
    if (to === 'over')
      await tx`
        update app.bookings set starts_at = now() - interval '3 hours',
          ends_at = now() - interval '1 hour'
        where id = ${id}`;
  });
}

/** The letters a client got about bookings, in their order. */
export async function lettersTo(app: TestApp, { email }: Client): Promise<string[]> {
  const rows = await app.sql.as(
    system,
    (tx) => tx`
      select template from app.messages where recipient = ${email} and template like 'booking-%'
      order by created_at, id`,
  );
  return rows.map(({ template }) => template.replace('booking-', ''));
}
