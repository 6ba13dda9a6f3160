import assert from 'node:assert/strict';
import type { Mandate } from '#contract/delegates.ts';
import { actingHeader } from '#contract/endpoint.ts';
import { type Json, newClient, type Person } from '#server/matters/testing.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { one, system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

export type Acting = Person & { mandate: Mandate };

export const invitation = (email: string, changed: Json = {}): Json => ({
  email,
  name: 'Omar Aziz',
  rights: ['request'],
  ...changed,
});

/** Invites somebody and reads their mail. */
export async function invited(app: TestApp, client: Person, asked: Json) {
  const answer = await client.post('/delegates', asked);
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  const mandate = answer.body as unknown as Mandate;
  return { mandate, token: await tokenOf(app, mandate) };
}

/** What the last letter about a mandate carries. */
export async function tokenOf(app: TestApp, { id }: Pick<Mandate, 'id'>): Promise<string> {
  const letter = await app.sql.as(
    system,
    (tx) =>
      one(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages where event_key like ${`mandate:${id}:%`}
      order by created_at desc, id desc limit 1`,
  );
  const { textBody } = await wholeLetter(app.services.secrets, letter);
  const [, token] = /token=([\w-]+)/.exec(textBody) ?? [];
  assert.ok(token, 'the letter has a link');
  return token;
}

/** Somebody new who has accepted to act for a client. */
export async function mandated(app: TestApp, client: Person, asked: Json = {}): Promise<Acting> {
  const delegate = await newClient(app, { full_name: 'Omar Aziz' });
  const { mandate, token } = await invited(app, client, invitation(delegate.email, asked));
  const accepted = await delegate.post('/mandates/accept', { token });
  assert.equal(accepted.status, 200, accepted.text);
  return { ...delegate, mandate };
}

/** The same person, acting for a client with everything they send. */
export function actingFor(person: Person, client: Pick<Person, 'id'>): Person {
  const send: Person['send'] = (method, path, body, headers = {}) =>
    person.send(method, path, body, { [actingHeader]: client.id, ...headers });
  return {
    ...person,
    send,
    get: (path) => send('GET', path),
    post: (path, body = {}, headers = {}) => send('POST', path, body, headers),
  };
}
