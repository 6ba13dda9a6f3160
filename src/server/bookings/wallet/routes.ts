import type { FastifyInstance } from 'fastify';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import { addressOf } from '#contract/pages/pages.ts';
import { Failure } from '#domain/failure.ts';
import {
  checkHasVoucher,
  hasVoucher,
  loadVoucherBooking,
  type VoucherBooking,
} from '#server/bookings/voucher/booking.ts';
import type { Drawings } from '#server/bookings/voucher/print.ts';
import { googleLink } from '#server/bookings/wallet/google.ts';
import { passContent, signedPass } from '#server/bookings/wallet/pass.ts';
import { passPictures } from '#server/bookings/wallet/pictures.ts';
import type { Guards } from '#server/platform/guards.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

/** The ticket in a wallet. Where the house has no account with its maker there is none, and the page offers a picture. */
export function walletRoutes(
  app: FastifyInstance,
  services: Services,
  { client }: Pick<Guards, 'client'>,
  drawings: Drawings,
) {
  const { sql, now, config, publicUrl } = services;
  const { apple, google } = config.wallet;

  async function issue(row: VoucherBooking) {
    const { language, id } = row;
    const { brand } = (await services.catalogue.current()).texts('company');
    const page = `${publicUrl}${addressOf(language, `/dashboard/bookings/${id}`)}`;
    return { language, brand: brand.name[language], page, publicUrl, now: now() };
  }

  serve(app, bookingVoucher.wallets, client, async ({ user, params, query }) => {
    const row = await loadVoucherBooking(services, params.id, { user, language: query.lang });
    // A page may ask while its booking is being given up: that is no mistake of whoever looks at it.
    if (!hasVoucher(row)) return { apple: false, google: null };
    const issued = await issue(row);
    return {
      apple: apple !== undefined,
      google: google ? await googleLink(row, { google, ...issued }) : null,
    };
  });

  serve(app, bookingVoucher.pass, client, async ({ user, params, query, reply }) => {
    await sql.as(user, (tx) => countRequest(tx, { ...drawing, subject: `pass ${user.id}` }));
    const row = await loadVoucherBooking(services, params.id, { user, language: query.lang });
    checkHasVoucher(row);
    if (!apple) throw new Failure('not_found', 'This house puts no ticket into that wallet.');
    const issued = await issue(row);
    const content = passContent(row, { ...issued, signer: apple });
    const pictures = await passPictures(row, drawings);
    const files = { 'pass.json': Buffer.from(JSON.stringify(content)), ...pictures };
    const file = await signedPass(files, apple, issued.now);
    const name = `attachment; filename="rihla-${row.reference}.pkpass"`;
    reply.header('cache-control', 'private, no-store').header('content-disposition', name);
    reply.type('application/vnd.apple.pkpass').send(file);
    return undefined;
  });
}

/** Its pictures take a core for a moment. */
const drawing = { most: 60, seconds: 60 * 60 };
