import { plural } from '#web/i18n/plural.ts';

export const ticket = {
  label: (reference: string) => `Ticket ${reference}`,
  code: (reference: string) => `QR code of booking ${reference}`,
  reference: 'Reference',
  copy: (reference: string) => `Copy the reference ${reference}`,
  copied: 'The reference is copied',
  /** A day, and the hour. */
  moment: (day: string, time: string) => `${day}, ${time}`,
  was: 'It began at',
  tear: {
    held: 'Held for you, not confirmed yet',
    pending: 'Your concierge confirms it, and writes to you',
  },
  hours: (hours: number) => plural('en', hours, { one: '# hour', other: '# hours' }),
  minutes: (minutes: number) => plural('en', minutes, { one: '# minute', other: '# minutes' }),
  lived: (length: string, day: string) => `${length}, ${day}`,
};
