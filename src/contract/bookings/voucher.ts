/** What a client carries away from a booking. */
import { endpoint } from '#contract/endpoint.ts';
import { ById, InLanguage } from '#contract/primitives.ts';

const paper = { params: ById, query: InLanguage };

export const bookingVoucher = {
  voucher: endpoint('GET', '/rest/v1/bookings/:id/voucher', {
    acting: 'view',
    ...paper,
    file: 'application/pdf',
    summary: 'The voucher as PDF, of a booking that is pending, confirmed or completed.',
  }),
  calendar: endpoint('GET', '/rest/v1/bookings/:id/calendar.ics', {
    acting: 'view',
    ...paper,
    file: 'text/calendar',
    summary: 'The booking for a calendar; one that was given up is taken out of it.',
  }),
};
