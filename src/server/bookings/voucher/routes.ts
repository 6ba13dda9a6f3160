/** What a client carries away from a booking: the ticket on paper and as a picture, and the file for a calendar. */

import type { FastifyInstance } from 'fastify';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import { addressOf } from '#contract/pages/pages.ts';
import { bookingEntry, calendarName, givenUp } from '#server/bookings/letters/invitation.ts';
import {
  checkHasVoucher,
  loadVoucherBooking,
  type VoucherBooking,
} from '#server/bookings/voucher/booking.ts';
import { type Drawings, drawingOf } from '#server/bookings/voucher/print.ts';
import { qrCode, voucherContent } from '#server/bookings/voucher/voucher.ts';
import { bookingWords } from '#server/bookings/words.ts';
import { calendarFile, calendarFileType } from '#server/platform/files/calendar-file.ts';
import { typeset } from '#server/platform/files/pdf.ts';
import type { Guards } from '#server/platform/guards.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { type Asked, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function voucherRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: Pick<Guards, 'client'>,
  drawings: Drawings,
) {
  const { sql } = services;
  const count = (user: { kind: 'client'; id: string }) =>
    sql.as(user, (tx) => countRequest(tx, { ...setting, subject: `voucher ${user.id}` }));

  const ticket =
    (kind: Kind) =>
    async ({ user, params, query, request, reply }: AskedVoucher): Promise<undefined> => {
      await count(user);
      const row = await loadVoucherBooking(services, params.id, { user, language: query.lang });
      checkHasVoucher(row);
      const name = bookingWords[query.lang].voucher[`${kind}Name`](row.reference);
      const wanted = { row, kind, asker: networkOf(request.ip) };
      const file = await setVoucher(wanted, services, drawings);
      reply.headers(personal).header('content-disposition', `attachment; filename="${name}"`);
      reply.type(kind === 'voucher' ? 'application/pdf' : 'image/png').send(file);
      return undefined;
    };
  serve(app, bookingVoucher.voucher, client, ticket('voucher'));
  serve(app, bookingVoucher.picture, client, ticket('picture'));

  serve(app, bookingVoucher.calendar, client, async ({ user, params, query, reply }) => {
    const row = await loadVoucherBooking(services, params.id, { user, language: query.lang });
    const name = calendarName(row);
    reply.headers(personal).header('content-disposition', `attachment; filename="${name}"`);
    reply.type(calendarFileType).send(fileOf(row, services));
    return undefined;
  });
}

type Kind = 'voucher' | 'picture';
type AskedVoucher = Asked<typeof bookingVoucher.voucher.shape, { kind: 'client'; id: string }>;

/** Setting a page holds a core for a moment; nobody needs it more often. */
const setting = { most: 60, seconds: 60 * 60 };

const personal = { 'cache-control': 'private, no-store' };

/** Nobody is invited by a file one downloads oneself, so it names no guests. */
function fileOf(row: VoucherBooking, { publicUrl, now }: Services): string {
  const entry = bookingEntry(row, { publicUrl, now: now() });
  const method = givenUp.includes(row.place) ? 'cancel' : 'publish';
  return calendarFile(method, row.language, entry);
}

interface Wanted {
  row: VoucherBooking;
  kind: Kind;
  asker: string;
}

async function setVoucher(
  { row, kind, asker }: Wanted,
  { catalogue, config, publicUrl }: Services,
  drawings: Drawings,
): Promise<Buffer> {
  const { language } = row;
  const { contact, brand } = (await catalogue.current()).texts('company');
  const picture = await drawingOf(row, drawings);
  const page = `${publicUrl}${addressOf(language, `/dashboard/bookings/${row.id}`)}`;
  return typeset({
    template: new URL('./voucher.typ', import.meta.url),
    form: kind === 'voucher' ? 'pdf' : 'png',
    content: voucherContent(row, {
      language,
      brand: brand.name[language],
      contact: {
        phone: config.contact.phone ?? contact.phone,
        email: config.contact.email ?? contact.email,
      },
      picture: picture ? pictureName : null,
      isTicket: kind === 'picture',
    }),
    pictures: { 'qr.svg': await qrCode(page), ...(picture && { [pictureName]: picture }) },
    asker,
  });
}

const pictureName = 'picture.svg';
