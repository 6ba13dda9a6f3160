import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { Matter } from '#contract/matters/matters.ts';
import { dayInDubai, daysAfter, hoursAfter } from '#domain/time.ts';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** Many ask from one address, and nobody waits for a mail. */
const open = {
  AUTH_RATE_LIMITS: 'off',
  AUTH_AUTOCONFIRM: 'on',
  RATE_LIMIT: '1000000',
  CHAT_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
};

export const borrow = (t: TestContext) => borrowApp(t, open);

export const today = () => dayInDubai(clock());
export const inDays = (days: number) => daysAfter(today(), days);
export const inHours = (hours: number) => hoursAfter(clock(), hours);

export type Json = Record<string, unknown>;
type Headers = Record<string, string>;

export interface Person {
  id: string;
  email: string;
  token: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: Json, headers?: Headers): Promise<Answer>;
  send(method: string, path: string, body?: Json, headers?: Headers): Promise<Answer>;
  /** The body is the file itself. */
  bring(path: string, content: Buffer | string): Promise<Answer>;
}

async function signedIn(app: TestApp, path: string, asked: Json): Promise<Person> {
  const json = { 'content-type': 'application/json' };
  const answer = await app.send('POST', path, { headers: json, body: JSON.stringify(asked) });
  assert.equal(answer.status, 200, answer.text);
  // The protocol answers a session with its user.
  const { id, email } = answer.body.user as { id: string; email: string };
  const token = String(answer.body.access_token);
  const authorization = `Bearer ${token}`;
  const send: Person['send'] = (method, to, body, headers = {}) =>
    app.send(method, `/rest/v1${to}`, {
      headers: { authorization, ...(body && json), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    id,
    email,
    token,
    send,
    get: (to) => send('GET', to),
    post: (to, body = {}, headers = {}) => send('POST', to, body, headers),
    bring: (to, content) =>
      app.send('POST', `/rest/v1${to}`, {
        headers: { authorization, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(Buffer.from(content)),
      }),
  };
}

let named = 0;

export async function newClient(
  app: TestApp,
  { plan = null, ...data }: Json & { plan?: string | null } = {},
): Promise<Person> {
  named += 1;
  const email = `client-${named}-${newId().slice(-6)}@example.com`;
  const full = { full_name: `Client ${named}`, ...data };
  const asked = { email, password: 'camel-train-42', data: full };
  const client = await signedIn(app, '/auth/v1/signup', asked);
  if (plan !== null)
    await app.sql.as(
      system,
      (tx) => tx`update app.clients set plan = ${plan} where id = ${client.id}`,
    );
  return client;
}

export function demo(app: TestApp, wanted: 'concierge' | 'admin'): Promise<Person> {
  const email = demoAccounts.find(({ role }) => role === wanted)?.email;
  return signedIn(app, '/auth/v1/token?grant_type=password', { email, password: demoPassword });
}

/** An admin invites them, and they follow the link at once. */
export async function newColleague(app: TestApp, admin: Person): Promise<Person> {
  const email = `colleague-${newId().slice(-6)}@example.com`;
  const asked = { email, name: 'Zayd Karim', role: 'concierge' };
  const invited = await admin.post('/desk/team', asked, { 'idempotency-key': newId() });
  assert.equal(invited.status, 200, invited.text);
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set email_confirmed_at = now(), encrypted_password =
        (select encrypted_password from auth.users where email = ${demoAccounts[0]?.email ?? ''})
      where email = ${email}`,
  );
  return signedIn(app, '/auth/v1/token?grant_type=password', { email, password: demoPassword });
}

export const wish = (changed: Json = {}): Json => ({
  kind: 'custom',
  title: 'A falcon for the weekend',
  notes: 'With a falconer, please.',
  ...changed,
});

export const ask = (client: Person, form: Json = wish(), more: Json = {}) =>
  client.post('/matters', { form, zone: 'Europe/London', ...more });

export function matterIn(answer: Answer): Matter {
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Matter;
}

export function deskIn(answer: Answer): DeskMatter {
  assert.equal(answer.status, 200, answer.text);
  // As above.
  return answer.body as unknown as DeskMatter;
}

export const asked = async (client: Person, form?: Json) => matterIn(await ask(client, form));

/** Does something at the desk on the version that stands now. */
export async function atDesk(staff: Person, id: string, path: string, body: Json = {}) {
  const now = deskIn(await staff.get(`/desk/matters/${id}`));
  const method = path === '/quote' ? 'PUT' : 'POST';
  const headers = { 'if-match': String(now.version) };
  return staff.send(method, `/desk/matters/${id}${path}`, body, headers);
}

export const moved = async (staff: Person, id: string, move: string, reason = 'Because.') =>
  deskIn(await atDesk(staff, id, '/move', { move, reason }));

export const aQuote = (changed: Json = {}): Json => ({
  currency: 'AED',
  lines: [
    { kind: 'service', title: 'Falconer', quantity: 2, each: 105_000 },
    { kind: 'paid_out', title: 'Permit', quantity: 1, each: 20_000 },
  ],
  expiresAt: inHours(48),
  ...changed,
});

/** One line, for so much. */
export const priced = (each: number, changed: Json = {}): Json =>
  aQuote({ lines: [{ kind: 'service', title: 'Falconer', quantity: 1, each }], ...changed });

/** Brings a matter to where its client may answer a quote. */
export async function proposed(client: Person, staff: Person, quote: Json = aQuote()) {
  const { id } = await asked(client);
  await moved(staff, id, 'source');
  deskIn(await atDesk(staff, id, '/quote', quote));
  deskIn(await atDesk(staff, id, '/quote/send'));
  return matterIn(await client.get(`/matters/${id}`));
}

export function assertRefused(answer: Answer, status: number, code: string, field?: string) {
  assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text);
  // A refusal names its fields by their paths.
  const { fields = {} } = answer.body as { fields?: Json };
  if (field) assert.ok(field in fields, answer.text);
}

/** Lets time pass for one matter: everything about it happened so many hours earlier. */
export async function age(app: TestApp, id: string, hours: number) {
  await app.sql.as(system, async (tx) => {
    const by = tx`make_interval(hours => ${hours})`;
    await tx`
      update app.matters set promise_from = promise_from - ${by}, promise_due = promise_due - ${by},
        queue_at = queue_at - ${by}, promise_risk_at = promise_risk_at - ${by}, state_since = state_since - ${by},
        paused_until = paused_until - ${by}
      where id = ${id}`;
  });
}

/** What somebody was told at the bell, by kind, oldest first. */
export async function toldTo(app: TestApp, { id }: Pick<Person, 'id'>): Promise<string[]> {
  const rows = await app.sql.as(
    system,
    (tx) => tx`
      select kind from app.notifications where recipient_id = ${id} order by created_at, id`,
  );
  return rows.map(({ kind }) => kind);
}
