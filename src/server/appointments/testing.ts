import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { z } from 'zod';
import { FreeSlots, type Slot } from '#contract/appointments/appointments.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { demoPassword } from '#server/account/demo-accounts.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

type Query = Record<string, string>;
const json = { 'content-type': 'application/json' };

/** The free hours of the next weeks, by Dubai's calendar unless told otherwise. */
export async function slotsOf(app: TestApp, query: Query = {}): Promise<FreeSlots> {
  const today = dayInDubai(app.services.now());
  const asked = { from: today, to: daysAfter(today, 30), ...query };
  const answer = await app.get(`/rest/v1/appointments/slots?${new URLSearchParams(asked)}`);
  assert.equal(answer.status, 200, answer.text);
  return FreeSlots.parse(answer.body);
}

/** A free hour some days ahead, so that no notice and no reminder is near. */
export async function someSlot(app: TestApp, query: Query = {}, skip = 0): Promise<Slot> {
  const from = daysAfter(dayInDubai(app.services.now()), 7);
  const { days } = await slotsOf(app, { from, to: daysAfter(from, 30), ...query });
  return days.flatMap(({ slots }) => slots)[skip] ?? assert.fail('Nothing is free.');
}

export const wish = {
  topic: 'general',
  subject: 'Moving in spring',
  zone: 'Europe/London',
  name: 'Layla Al Mansoori',
  email: 'layla@example.com',
  phone: '+971 50 000 0000',
  message: 'Two dogs,\nand a <b>boat</b>.',
  language: 'en',
};

export function book(
  app: TestApp,
  wanted: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  return app.send('POST', '/rest/v1/appointments', {
    headers: { ...json, ...headers },
    body: JSON.stringify({ ...wish, ...wanted }),
  });
}

export function byLink(app: TestApp, what: string, body: Record<string, unknown>) {
  return app.send('POST', `/rest/v1/appointments/${what}`, {
    headers: json,
    body: JSON.stringify(body),
  });
}

export async function mailsTo(app: TestApp, recipient: string) {
  const found = await app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where recipient = ${recipient} and template like 'appointment-%' order by created_at, id`,
  );
  return Promise.all(found.map((mail) => wholeLetter(app.services.secrets, mail)));
}

export function calendarIn(mail: StoredMessage | undefined) {
  return readCalendar(mail?.attachments[0]?.content ?? '');
}

export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const startsAt = event.startDate.toJSDate().toISOString();
  const status = event.component.getFirstPropertyValue('status');
  return { method: calendar.getFirstPropertyValue('method'), event, startsAt, status };
}

export const tokenIn = (mail: StoredMessage | undefined) =>
  /appointment\?token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? assert.fail('No link.');

export async function signIn(app: TestApp, who: 'layla' | 'omar' | 'noor' | 'sami') {
  const session = await app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: json,
    body: JSON.stringify({ email: `${who}@rihla.example`, password: demoPassword }),
  });
  const { id } = z.object({ id: z.string() }).parse(session.body.user);
  return { id, headers: { ...json, authorization: `Bearer ${session.body.access_token}` } };
}
