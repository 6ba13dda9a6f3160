/** What a client carries away from a booking. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ById, InLanguage } from '#contract/primitives.ts';

const ofOneBooking = { params: ById, query: InLanguage };

/** Which wallets this house can put a ticket into. */
const Wallets = z.object({
  apple: z.boolean(),
  /** Where Google takes it over. */
  google: z.string().nullable(),
});

export const bookingVoucher = {
  voucher: endpoint('GET', '/rest/v1/bookings/:id/voucher', {
    acting: 'view',
    ...ofOneBooking,
    file: 'application/pdf',
    summary: 'The ticket on paper as PDF, of a booking that is pending, confirmed or completed.',
  }),
  picture: endpoint('GET', '/rest/v1/bookings/:id/ticket.png', {
    acting: 'view',
    ...ofOneBooking,
    file: 'image/png',
    summary: 'The ticket as a picture, without prices: to be kept, or sent to the party.',
  }),
  wallets: endpoint('GET', '/rest/v1/bookings/:id/wallets', {
    acting: 'view',
    ...ofOneBooking,
    returns: Wallets,
    summary: 'Into which wallets the ticket can be put.',
  }),
  pass: endpoint('GET', '/rest/v1/bookings/:id/ticket.pkpass', {
    acting: 'view',
    ...ofOneBooking,
    file: 'application/vnd.apple.pkpass',
    summary: 'The ticket for Apple’s wallet, where the house has a certificate for it.',
  }),
  calendar: endpoint('GET', '/rest/v1/bookings/:id/calendar.ics', {
    acting: 'view',
    ...ofOneBooking,
    file: 'text/calendar',
    summary: 'The booking for a calendar; one that was given up is taken out of it.',
  }),
};
