/** What a client carries away from a booking: the voucher and the file for a calendar. */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import type { Guards } from '#server/bookings/act.ts';
import { bookingEntry, calendarName, givenUp } from '#server/bookings/letters/invitation.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import { refuseUnknownBooking } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { qrCode, voucherContent } from '#server/bookings/voucher/voucher.ts';
import { bookingWords } from '#server/bookings/words.ts';
import { calendarFile, calendarFileType } from '#server/platform/files/calendar-file.ts';
import { typeset } from '#server/platform/files/pdf.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** Where this build's drawings lie. */
interface Drawings {
  files: URL;
  artVersion: string;
}

interface Wanted {
  row: BookingRow & { sums: MoneyFacts };
  language: Language;
}

export function voucherRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: Pick<Guards, 'client'>,
  drawings: Drawings,
) {
  const { sql, now } = services;
  type User = { kind: 'client'; id: string };

  /** As it stands by the clock: a hold that has ended is none, and a change that waits is not made. */
  async function load(user: User, id: string, language: Language): Promise<Wanted> {
    const moment = now();
    return sql.as(user, async (tx) => {
      const found = (await store.findBooking(tx, id, user.id)) ?? refuseUnknownBooking();
      const row = standingOf(found);
      const sums = await moneyFactsOf(tx, row, moment);
      return { row: { ...row, sums, language, place: effectivePlace(row, moment) }, language };
    });
  }

  serve(app, bookingVoucher.voucher, client, async ({ user, params, query, reply }) => {
    await sql.as(user, (tx) => countRequest(tx, { ...setting, subject: `voucher ${user.id}` }));
    const wanted = await load(user, params.id, query.lang);
    checkVoucher(wanted.row);
    const name = bookingWords[query.lang].voucher.fileName(wanted.row.reference);
    const pdf = await setVoucher(wanted, services, drawings);
    reply.headers(personal).header('content-disposition', `attachment; filename="${name}"`);
    reply.type('application/pdf').send(pdf);
    return undefined;
  });

  serve(app, bookingVoucher.calendar, client, async ({ user, params, query, reply }) => {
    const { row } = await load(user, params.id, query.lang);
    const name = calendarName(row);
    reply.headers(personal).header('content-disposition', `attachment; filename="${name}"`);
    reply.type(calendarFileType).send(fileOf(row, services));
    return undefined;
  });
}

/** Setting a page holds a core for a moment; nobody needs it more often. */
const setting = { most: 60, seconds: 60 * 60 };

const personal = { 'cache-control': 'private, no-store' };

function checkVoucher({ place }: BookingRow): void {
  if (place === 'pending' || place === 'confirmed' || place === 'completed') return;
  const message = 'There is a voucher once the booking is made, and while it holds.';
  throw new Failure('booking_state', message, { params: { place } });
}

/** Nobody is invited by a file one downloads oneself, so it names no guests. */
function fileOf(row: BookingRow, { publicUrl, now }: Services): string {
  const entry = bookingEntry(row, { publicUrl, now: now() });
  const method = givenUp.includes(row.place) ? 'cancel' : 'publish';
  return calendarFile(method, row.language, entry);
}

async function setVoucher(
  { row, language }: Wanted,
  { catalogue, config, publicUrl }: Services,
  drawings: Drawings,
): Promise<Buffer> {
  const { contact, brand } = (await catalogue.current()).texts('company');
  const picture = await drawingOf(row, drawings);
  const page = `${publicUrl}${addressOf(language, `/dashboard/bookings/${row.id}`)}`;
  return typeset({
    template: new URL('./voucher.typ', import.meta.url),
    content: voucherContent(row, {
      language,
      brand: brand.name[language],
      contact: {
        phone: config.contact.phone ?? contact.phone,
        email: config.contact.email ?? contact.email,
      },
      picture: picture ? pictureName : null,
    }),
    pictures: { 'qr.svg': await qrCode(page), ...(picture && { [pictureName]: picture }) },
  });
}

const pictureName = 'picture.svg';

/** Undefined for a drawing that has left the build; the booking outlives its offering. */
function drawingOf({ offered }: BookingRow, { files, artVersion }: Drawings) {
  const file = new URL(`art/${artVersion}/${offered.art.key}.social.svg`, files);
  return readFile(file).catch(() => undefined);
}
