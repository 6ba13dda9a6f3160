/** Google's wallet takes a ticket from a link: everything it says stands in the link, signed by the house. */
import { SignJWT } from 'jose';
import type { Instant } from '#contract/primitives.ts';
import { epochSeconds } from '#domain/time.ts';
import type { VoucherBooking } from '#server/bookings/voucher/booking.ts';
import { spokenStart, ticketOf } from '#server/bookings/voucher/voucher.ts';
import type { Config } from '#server/platform/config/config.ts';

interface Linked {
  google: NonNullable<Config['wallet']['google']>;
  brand: string;
  publicUrl: string;
  page: string;
  now: Instant;
}

export async function googleLink(booking: VoucherBooking, linked: Linked): Promise<string> {
  const { google, publicUrl, now } = linked;
  const signed = await new SignJWT({
    iss: google.mail,
    aud: 'google',
    typ: 'savetowallet',
    origins: [publicUrl],
    payload: {
      genericClasses: [{ id: `${google.issuer}.ticket` }],
      genericObjects: [objectOf(booking, linked)],
    },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuedAt(epochSeconds(now))
    .sign(google.key);
  return `https://pay.google.com/gp/v/save/${signed}`;
}

/** It never tells a price: a pass is shown to everybody. */
function objectOf(booking: VoucherBooking, { google, brand, page, publicUrl }: Linked): object {
  const { language, id, offered, reference, startsAt, endsAt } = booking;
  const said = (value: string) => ({ defaultValue: { language, value } });
  const facts = ticketOf(booking, language);
  return {
    id: `${google.issuer}.${id}`,
    classId: `${google.issuer}.ticket`,
    cardTitle: said(brand),
    header: said(offered.title[language]),
    subheader: said(spokenStart(booking, language)),
    hexBackgroundColor: '#0F3B41',
    heroImage: { sourceUri: { uri: `${publicUrl}/social/${offered.art.key}.png` } },
    barcode: { type: 'QR_CODE', value: page, alternateText: reference },
    validTimeInterval: { start: { date: startsAt }, end: { date: endsAt } },
    textModulesData: facts.map(({ id: name, label, figure, name: called, note }) => ({
      id: name,
      header: label,
      body: [figure, called, note].filter(Boolean).join(', '),
    })),
  };
}
