/** What the desk says, in one file to fetch: its own words, and those of each feature's desk screens. */
export { deskAppointments } from '#web/appointments/desk/text.ar.ts';
export { deskBilling } from '#web/billing/desk/text.ar.ts';
export { deskBookings } from '#web/bookings/desk/text.ar.ts';
export { deskClients } from '#web/clients/desk/text.ar.ts';
export { deskConversations } from '#web/conversations/desk/text.ar.ts';
export { desk } from '#web/desk/text.ar.ts';
export { deskLeads } from '#web/leads/desk/text.ar.ts';
export { deskMatters } from '#web/matters/desk/text.ar.ts';
