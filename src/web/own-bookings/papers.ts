import type { BookingPlace } from '#contract/bookings.ts';
import { bookingPapers } from '#contract/bookings-papers.ts';
import type { Language } from '#contract/primitives.ts';
import { requestFile } from '#web/platform/api.ts';

/** What stands or stood: a place that is only held has no papers. */
const withPapers: readonly BookingPlace[] = ['pending', 'confirmed', 'completed'];

export const hasPapers = (place: BookingPlace) => withPapers.includes(place);

interface Asked {
  id: string;
  lang: Language;
  /** As the reader finds it among their files. */
  fileName: string;
}

/** The file belongs to its owner alone, so it is fetched with their token and then handed to the browser. */
export async function fetchPaper(kind: keyof typeof bookingPapers, { id, lang, fileName }: Asked) {
  const file = await requestFile(bookingPapers[kind].path, { params: { id }, query: { lang } });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  URL.revokeObjectURL(href);
}
