/** What the desk says, in one file to fetch: its own words, and those of each feature's desk screens. */
export { deskAppointments } from '#web/appointments/desk/text.en.ts';
export { deskBilling } from '#web/billing/desk/text.en.ts';
export { deskBookings } from '#web/bookings/desk/text.en.ts';
export { deskClients } from '#web/clients/desk/text.en.ts';
export { deskConversations } from '#web/conversations/desk/text.en.ts';
export { desk } from '#web/desk/text.en.ts';
export { deskLeads } from '#web/leads/desk/text.en.ts';
export { deskMatters } from '#web/matters/desk/text.en.ts';
