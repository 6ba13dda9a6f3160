import type { BookingPlace } from '#contract/bookings/bookings.ts';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import type { Language } from '#contract/primitives.ts';
import { saveFile } from '#web/platform/save-file.ts';

/** What stands or stood: a place that is only held has no papers. */
const withPapers: readonly BookingPlace[] = ['pending', 'confirmed', 'completed'];

export const hasVoucher = (place: BookingPlace) => withPapers.includes(place);

interface Asked {
  id: string;
  lang: Language;
  /** As the reader finds it among their files. */
  fileName: string;
}

export function fetchVoucher(kind: keyof typeof bookingVoucher, { id, lang, fileName }: Asked) {
  return saveFile(bookingVoucher[kind].path, { params: { id }, query: { lang } }, fileName);
}
