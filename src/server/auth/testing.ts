import assert from 'node:assert/strict';
import { GoTrueClient } from '@supabase/auth-js';
import { authWish, grantUnseen } from '#server/auth/send-requests/send-requests.ts';
import { withSql } from '#server/database/throw-away.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

/** The protocol's own answers; no mail has to be waited for, and many tests may ask from one address. */
export const relaxed = {
  AUTH_RATE_LIMITS: 'off',
  AUTH_SEND_INTERVAL: '0',
  AUTH_HIDE_ACCOUNTS: 'off',
};

/** The client library as it is, keeping its session in memory. */
export function authClient(app: Pick<TestApp, 'url'>, options: { flowType?: 'pkce' } = {}) {
  return new GoTrueClient({
    url: `${app.url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: memory(),
    ...options,
  });
}

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A raw request in the newer of the two shapes of errors. */
export function call(app: TestApp, asked: string, body?: unknown, token?: string): Promise<Answer> {
  const [method = 'GET', path = ''] = asked.split(' ');
  return app.send(method, `/auth/v1${path}`, {
    headers: {
      'x-supabase-api-version': '2024-01-01',
      'content-type': 'application/json;charset=UTF-8',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Checks a refusal to the letter. */
export function assertRefused(answer: Answer, status: number, code: string, message: string) {
  assert.deepEqual([answer.status, answer.body.code, answer.body.message], [status, code, message]);
  assert.equal(answer.headers.get('x-sb-error-code'), code);
}

/** Does what the queue, which rests in tests, would do a moment after the answer. */
export async function grantWishes({ owner, services }: TestApp): Promise<void> {
  if (!services.auth.settings.hidesAccounts || services.config.jobs) return;
  const jobs = await withSql(
    owner,
    (tx) => tx`
      delete from graphile_worker._private_jobs using graphile_worker._private_tasks task
      where task.id = task_id and task.identifier = ${authWish.name}
      returning _private_jobs.id, payload`,
  );
  const inTurn = jobs.toSorted((one, other) => Number(one.id) - Number(other.id));
  for (const { payload } of inTurn) await grantUnseen(services, authWish.schema.parse(payload));
}

/** What was sent to an address, newest first. */
export async function sentTo(app: TestApp, recipient: string) {
  await grantWishes(app);
  const rows = await app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where recipient = ${recipient} and template like 'auth-%'
      order by created_at desc, id desc`,
  );
  const letters = await Promise.all(rows.map((row) => wholeLetter(app.services.secrets, row)));
  return letters.map((row) => ({
    ...row,
    otp: /\b\d{6}\b/.exec(row.textBody)?.[0] ?? '',
    link: /https?:\S+\/verify\?\S+/.exec(row.textBody)?.[0] ?? '',
  }));
}

/** The newest message to an address. */
export async function lastTo(app: TestApp, recipient: string) {
  const [message] = await sentTo(app, recipient);
  assert.ok(message, `nothing was sent to ${recipient}`);
  return message;
}

/** Opens a mailed link as a browser would and says where it leads. */
export async function follow(app: TestApp, link: string): Promise<URL> {
  const { pathname, search } = new URL(link);
  const answer = await app.send('GET', `${pathname}${search}`);
  assert.equal(answer.status, 303, answer.text);
  return new URL(answer.headers.get('location') ?? '');
}

export const fragmentOf = ({ hash }: URL) => Object.fromEntries(new URLSearchParams(hash.slice(1)));

export const password = 'camel-train-42';

/** A signed-in client with a confirmed address; the server must confirm by itself. */
export async function member(app: TestApp, email: string) {
  const client = authClient(app);
  const { data, error } = await client.signUp({ email, password });
  assert.equal(error, null);
  assert.ok(data.session && data.user);
  return { client, session: data.session, user: data.user, token: data.session.access_token };
}

/** Makes an account's past longer ago than it was. */
export async function age(app: TestApp, table: string, column: string, seconds: number) {
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.${tx(table)}
      set ${tx(column)} = ${tx(column)} - make_interval(secs => ${seconds})`,
  );
}
