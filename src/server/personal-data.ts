/**
 * The list of what the house keeps of somebody. Each feature says how its part is read for the archive
 * and how it goes when its owner leaves; a test walks every table that belongs to somebody and fails on
 * one that no line here speaks for.
 */
import { appointmentErasure, appointmentPersonalData } from '#server/appointments/personal-data.ts';
import { assistantPersonalData } from '#server/assistant/personal-data.ts';
import {
  accountErasure,
  accountPersonalData,
  activityErasure,
} from '#server/auth/personal-data.ts';
import { billingErasure, billingPersonalData } from '#server/billing/personal-data.ts';
import { bookingErasure, bookingPersonalData } from '#server/bookings/personal-data.ts';
import { clientPersonalData } from '#server/clients/personal-data.ts';
import {
  conversationErasure,
  conversationPersonalData,
} from '#server/conversations/personal-data.ts';
import { visitPersonalData } from '#server/dashboard/personal-data.ts';
import { mandateErasure, mandatePersonalData } from '#server/delegates/personal-data.ts';
import { documentPersonalData } from '#server/documents/personal-data.ts';
import { itineraryPersonalData } from '#server/itinerary/personal-data.ts';
import { leadErasure, leadPersonalData } from '#server/leads/personal-data.ts';
import { matterErasure, matterPersonalData } from '#server/matters/personal-data.ts';
import {
  notificationErasure,
  notificationPersonalData,
} from '#server/notifications/personal-data.ts';
import { lettersErasure, lettersPersonalData } from '#server/platform/messages/personal-data.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';
import { settingsPersonalData } from '#server/privacy/personal-data.ts';
import { profilePersonalData } from '#server/profile/personal-data.ts';
import { fileErasure, filePersonalData } from '#server/storage/personal-data.ts';
import { waitlistPersonalData } from '#server/waitlist/personal-data.ts';

/** One file of the archive each. */
export const personalData: PersonalData[] = [
  accountPersonalData,
  clientPersonalData,
  settingsPersonalData,
  profilePersonalData,
  mandatePersonalData,
  ...bookingPersonalData,
  waitlistPersonalData,
  itineraryPersonalData,
  visitPersonalData,
  matterPersonalData,
  conversationPersonalData,
  assistantPersonalData,
  billingPersonalData,
  documentPersonalData,
  filePersonalData,
  appointmentPersonalData,
  notificationPersonalData,
  lettersPersonalData,
  leadPersonalData,
];

/** In this order: first what was written before, last the account with all that hangs on it. */
export const erasures: Erasure[] = [
  lettersErasure,
  bookingErasure,
  matterErasure,
  appointmentErasure,
  leadErasure,
  conversationErasure,
  mandateErasure,
  billingErasure,
  notificationErasure,
  fileErasure,
  activityErasure,
  accountErasure,
];

/** What the archive leaves out, and why. */
export const notExported: Record<string, string> = {
  'auth.refresh_tokens': 'Opens a session; tells nothing.',
  'auth.one_time_tokens': 'Hashes of codes that open the account.',
  'auth.flow_states': 'A sign-in on its way; gone within a day.',
  'auth.mfa_challenges': 'A question to a factor on its way; gone within a day.',
  'auth.recovery_codes': 'Hashes of codes that open the account.',
  'auth.passkey_challenges': 'A question to a passkey on its way; gone within a day.',
  'auth.saml_relay_states': 'A sign-in on its way; gone within a day.',
  'auth.send_times': 'When an address was last written to, by its hash; gone within a day.',
  'auth.rate_counters': 'Counts wrong passwords for minutes.',
  'auth.guess_episodes': 'Counts wrong codes for a day.',
  'app.idempotency_keys': 'Copies of answers that stand elsewhere; gone within a day.',
  'app.document_uploads': 'A paper on its way; gone within a day.',
  'app.matter_reads': 'How far a thread was read: a mark of the screen.',
  'storage.data_keys': 'What seals the files; it opens nothing by itself.',
  'app.appointment_links': 'Hashes of links in mails.',
  'app.appointment_cells': 'Which hours are taken; the appointments tell them.',
  'app.live_messages': 'That something changed, for those who look; gone within a day.',
  'app.staff_log': 'What colleagues changed, by their names and without its content.',
  'app.money_acts':
    'What colleagues did with money by hand; the documents, payments and refunds are in the archive.',
  'app.adviser_absences': 'When colleagues are away.',
  'app.offering_closures': 'When the house does not sell something.',
};

/** What stays when somebody leaves, and why. */
export const notErased: Record<string, string> = {
  'app.invoices': 'Issued documents are kept five years by law, as they were issued.',
  'app.ledger_entries': 'Books are kept five years by law; the account behind them is gone.',
  'app.payments': 'Books are kept five years by law; the account behind them is gone.',
  'app.refunds': 'Books are kept five years by law; the account behind them is gone.',
  'app.money_acts': 'Books are kept five years by law; the account behind them is gone.',
  'app.memberships': 'What was invoiced for; ended, and the account behind it is gone.',
  'app.membership_events': 'That it began, changed and ended; the account behind it is gone.',
  'app.bookings': 'Without names: accounts are kept five years by law.',
  'app.booking_events': 'Without words and names: the history of what was booked.',
  'app.booking_ratings': 'Stars without words and without a name.',
  'app.matters': 'Only those with an accepted quote, emptied: accounts are kept five years by law.',
  'app.matter_events': 'Of those alone, without words and names.',
  'app.matter_quotes': 'Accepted ones: accounts are kept five years by law.',
  'app.leads': 'The hash of an address, so that it is not written to again.',
  'app.departures': 'That somebody left and when, without name or address; a year.',
  'app.live_messages': 'That something changed; gone within a day.',
  'auth.send_times': 'When an address was last written to, by its hash; gone within a day.',
  'app.staff_log': 'What colleagues did, without its content.',
  'app.adviser_absences': 'Of colleagues, who leave through the team page.',
  'app.offering_closures': 'Of the house; who wrote it is forgotten with their account.',
};
