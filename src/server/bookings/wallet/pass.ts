/** The ticket as Apple's wallet takes it: what it says, its pictures, and the signature over all of it. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Instant, Language } from '#contract/primitives.ts';
import { hoursAfter } from '#domain/time.ts';
import type { VoucherBooking } from '#server/bookings/voucher/booking.ts';
import { spokenStart, ticketOf } from '#server/bookings/voucher/voucher.ts';
import { signDetached } from '#server/bookings/wallet/signature.ts';
import { bookingWords } from '#server/bookings/words.ts';
import type { PassSigner } from '#server/platform/config/wallet.ts';

interface Issued {
  language: Language;
  brand: string;
  /** The booking's own page, which the code leads to. */
  page: string;
  signer: PassSigner;
}

const ivory = 'rgb(252, 249, 243)';
const ink = 'rgb(16, 40, 45)';
const mute = 'rgb(82, 98, 99)';

/** It never tells a price: a pass is shown to everybody. */
export function passContent(
  booking: VoucherBooking,
  { language, brand, page, signer }: Issued,
): object {
  const { id, offered, reference, startsAt, endsAt, place } = booking;
  const { voucher, facts } = bookingWords[language];
  const [hour, party, where, keeper, light] = ticketOf(booking, language).map(field);
  const { lat: latitude, lng: longitude } = offered.meetingPoint;
  const isOver = place === 'completed';
  return {
    formatVersion: 1,
    passTypeIdentifier: signer.passType,
    teamIdentifier: signer.team,
    organizationName: brand,
    serialNumber: id,
    description: `${offered.title[language]}, ${reference}`,
    logoText: brand,
    backgroundColor: ivory,
    foregroundColor: ink,
    labelColor: mute,
    // It comes up an hour before.
    relevantDate: hoursAfter(startsAt, -1),
    expirationDate: hoursAfter(endsAt, 24),
    voided: isOver,
    locations: [{ latitude, longitude }],
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: page, messageEncoding: 'utf-8', altText: reference },
    ],
    eventTicket: {
      headerFields: [{ key: 'reference', label: facts.reference, value: reference }],
      primaryFields: [{ key: 'title', value: offered.title[language] }],
      secondaryFields: [
        { key: 'when', label: facts.when, value: spokenStart(booking, language) },
        party,
      ],
      auxiliaryFields: [where],
      backFields: [hour, keeper, light, ...notice(booking, voucher.pending)],
    },
  };
}

const notice = ({ place }: VoucherBooking, value: string) =>
  place === 'pending' ? [{ key: 'pending', value }] : [];

const field = ({ id, label, figure, name, note }: ReturnType<typeof ticketOf>[number]) => ({
  key: id,
  label,
  value: [figure, name, note].filter(Boolean).join(', '),
});

/** A zip of files, the sums of all of them, and the signature over the sums. */
export async function signedPass(
  files: Record<string, Buffer>,
  signer: PassSigner,
  now: Instant,
): Promise<Buffer> {
  const sums = Object.entries(files).map(([name, file]) => [
    name,
    createHash('sha1').update(file).digest('hex'),
  ]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(sums)));
  const zip = new ZipFile();
  const all = {
    ...files,
    'manifest.json': manifest,
    signature: signDetached(manifest, signer, now),
  };
  for (const [name, file] of Object.entries(all)) zip.addBuffer(file, name);
  zip.end();
  return buffer(zip.outputStream);
}
