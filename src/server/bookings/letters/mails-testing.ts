import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** Every letter about a booking that an address got, the oldest first. */
export function bookingMails(app: TestApp, recipient: string): Promise<StoredMessage[]> {
  return app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where recipient = ${recipient} and template like 'booking-%' order by created_at, id`,
  );
}

export const kindsOf = (mails: StoredMessage[]) =>
  mails.map(({ template }) => template.replace('booking-', ''));

/** The appointment that went with a letter. */
export function appointmentIn(mail: StoredMessage | undefined) {
  return appointmentOf(mail?.attachments[0]?.content ?? assert.fail('There is no file.'));
}

export function appointmentOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent') ?? assert.fail('no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    summary: event.summary,
    url: component.getFirstPropertyValue('url'),
  };
}
