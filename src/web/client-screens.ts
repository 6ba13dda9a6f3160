/** The app's screens, which the browser alone draws, but for the door; this list comes with the first of them. */

import { RequestShape } from '#web/ask/request/shape.tsx';
import { TicketShape } from '#web/bookings/ticket/shape.tsx';
import { TodayShape } from '#web/dashboard/today-shape.tsx';
import type { Feature } from '#web/feature-texts.ts';
import type { Screen } from '#web/screen.ts';
import { clientScreen, servedScreen } from '#web/shell/client-screen.tsx';

/** The profile itself, and what stands at the address of a part that has no screen of its own. */
const profilePage = () => import('#web/profile/profile-page.tsx').then((file) => file.ProfilePage);

const clientScreens = {
  auth: servedScreen({
    title: (t) => t.auth.title,
    withoutBar: true,
    load: () => import('#web/auth/auth-page.tsx').then((file) => file.AuthPage),
  }),
  dashboard: clientScreen({
    title: (t) => t.house.places.today,
    shape: TodayShape,
    isOwn: true,
    load: () => import('#web/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
  }),
  desk: clientScreen({
    title: (t) => t.desk.title,
    shape: 'desk',
    waiting: (t) => t.desk.opening,
    withoutBar: true,
    load: () => import('#web/desk/desk-page.tsx').then((file) => file.DeskPage),
  }),
  security: clientScreen({
    title: (t) => t.security.title,
    shape: 'groups',
    isOwn: true,
    load: () => import('#web/account/security-page.tsx').then((file) => file.SecurityPage),
  }),
  'consultation-withdraw': clientScreen({
    title: (t) => t.appointmentRequests.withdrawal.title,
    shape: 'answer',
    waiting: (t) => t.appointmentRequests.withdrawal.waiting,
    load: async () =>
      (await import('#web/appointments/requests/withdraw-page.tsx')).ConsultationWithdrawPage,
  }),
  appointment: clientScreen({
    title: (t) => t.appointments.page.title,
    shape: 'answer',
    waiting: (t) => t.appointments.page.waiting,
    load: () =>
      import('#web/appointments/appointment-page.tsx').then((file) => file.AppointmentPage),
  }),
  stay: clientScreen({
    title: (t) => t.privacy.stayPage.title,
    shape: 'answer',
    load: () => import('#web/privacy/stay-page.tsx').then((file) => file.StayPage),
  }),
  unsubscribe: clientScreen({
    title: (t) => t.leads.title,
    shape: 'answer',
    load: () => import('#web/leads/unsubscribe-page.tsx').then((file) => file.UnsubscribePage),
  }),
  mandate: clientScreen({
    title: (t) => t.delegates.page.title,
    shape: 'answer',
    waiting: (t) => t.delegates.page.waiting,
    load: () => import('#web/delegates/mandate-page.tsx').then((file) => file.MandatePage),
  }),
  styleguide: clientScreen({
    title: () => 'Styleguide',
    shape: 'list',
    load: () => import('#web/styleguide/styleguide-page.tsx').then((file) => file.StyleguidePage),
  }),
  profile: clientScreen({
    title: (t) => t.profile.title,
    shape: 'cards',
    isOwn: true,
    load: profilePage,
  }),
  'profile-info': clientScreen({
    title: (t) => t.profile.tabs.info,
    shape: 'form',
    waiting: (t) => t.profile.info.reading,
    isOwn: true,
    load: () => import('#web/profile/info-page.tsx').then((file) => file.InfoPage),
  }),
  'profile-family': clientScreen({
    title: (t) => t.house.places.people,
    shape: 'people',
    isOwn: true,
    load: () => import('#web/family/family-page.tsx').then((file) => file.FamilyPage),
  }),
  'profile-documents': clientScreen({
    title: (t) => t.house.places.papers,
    shape: 'panels',
    isOwn: true,
    waiting: (t) => t.documents.reading,
    load: () => import('#web/documents/documents-page.tsx').then((file) => file.DocumentsPage),
  }),
  'profile-payments': clientScreen({
    title: (t) => t.profile.tabs.payments,
    shape: 'panels',
    isOwn: true,
    waiting: (t) => t.billing.reading,
    load: () => import('#web/billing/payments-page.tsx').then((file) => file.PaymentsPage),
  }),
  'profile-invoices': clientScreen({
    title: (t) => t.house.places.money,
    shape: 'panels',
    isOwn: true,
    waiting: (t) => t.billing.reading,
    load: () => import('#web/billing/invoices-page.tsx').then((file) => file.InvoicesPage),
  }),
  'profile-settings': clientScreen({
    title: (t) => t.profile.tabs.settings,
    shape: 'parts',
    isOwn: true,
    waiting: (t) => t.settings.reading,
    load: () => import('#web/settings/settings-page.tsx').then((file) => file.SettingsPage),
  }),
  'own-bookings': clientScreen({
    title: (t) => t.ownBookings.title,
    shape: 'list',
    isOwn: true,
    waiting: (t) => t.ownBookings.reading,
    load: () =>
      import('#web/bookings/own/own-bookings-page.tsx').then((file) => file.OwnBookingsPage),
  }),
  'own-booking': clientScreen({
    title: (t) => t.ownBookings.bookingTitle,
    shape: TicketShape,
    isOwn: true,
    load: () => import('#web/bookings/own/booking-page.tsx').then((file) => file.BookingPage),
  }),
  itinerary: clientScreen({
    title: (t) => t.itinerary.title,
    shape: 'days',
    isOwn: true,
    waiting: (t) => t.itinerary.reading,
    load: () => import('#web/itinerary/itinerary-page.tsx').then((file) => file.ItineraryPage),
  }),
  'own-matters': clientScreen({
    title: (t) => t.matters.title,
    shape: 'list',
    isOwn: true,
    waiting: (t) => t.matters.reading,
    load: () => import('#web/matters/own-matters-page.tsx').then((file) => file.OwnMattersPage),
  }),
  'new-request': clientScreen({
    title: (t) => t.matters.newRequest,
    shape: RequestShape,
    isOwn: true,
    load: () => import('#web/ask/request/page.tsx').then((file) => file.NewRequestPage),
  }),
  'own-matter': clientScreen({
    title: (t) => t.matters.matterTitle,
    shape: 'matter',
    isOwn: true,
    waiting: (t) => t.matters.readingOne,
    load: () => import('#web/matters/matter-page.tsx').then((file) => file.MatterPage),
  }),
};

export type ClientPage = keyof typeof clientScreens;

/** How long one page waits for what the next one draws; from then on that shows its shape. */
const patience = 150;

export async function openScreen(name: ClientPage): Promise<Screen> {
  const screen = clientScreens[name];
  if (typeof screen === 'function') return screen();
  const waited = new Promise((resume) => setTimeout(resume, patience));
  // What could not be fetched is fetched again by the screen, once there is a line.
  if (screen.bring) await Promise.race([screen.bring().catch(() => undefined), waited]);
  return screen;
}

/** Whose words each of them shows beside the shell's. */
export const clientWords: Record<ClientPage, Feature[]> = {
  auth: ['platform', 'auth'],
  desk: [
    'platform',
    'notFound',
    'desk',
    'profile',
    'family',
    'documents',
    'matters',
    'notifications',
    'billing',
  ],
  dashboard: ['platform', 'house', 'dashboard'],
  security: ['platform', 'house', 'auth', 'security'],
  'consultation-withdraw': ['platform', 'appointments', 'appointmentRequests'],
  appointment: ['platform', 'appointments'],
  stay: ['platform', 'privacy'],
  unsubscribe: ['platform', 'leads'],
  mandate: ['platform', 'delegates'],
  styleguide: ['platform'],
  'own-bookings': ['platform', 'house', 'ownBookings'],
  'own-booking': ['platform', 'house', 'ownBookings', 'ticket', 'priceParts', 'billing'],
  itinerary: ['platform', 'house', 'ownBookings', 'itinerary'],
  profile: ['platform', 'house', 'profile'],
  'profile-info': ['platform', 'house', 'profile'],
  'profile-documents': ['platform', 'house', 'profile', 'family', 'documents', 'auth'],
  'profile-family': ['platform', 'house', 'profile', 'family', 'delegates'],
  'profile-payments': ['platform', 'house', 'profile', 'billing'],
  'profile-invoices': ['platform', 'house', 'profile', 'billing'],
  'profile-settings': [
    'platform',
    'house',
    'profile',
    ...(['platform', 'settings', 'privacy', 'notifications', 'auth', 'security'] as const),
    ...(['ownBookings', 'itinerary'] as const),
  ],
  'own-matters': ['platform', 'house', 'matters'],
  'new-request': ['platform', 'house', 'ask', 'matters'],
  'own-matter': ['platform', 'house', 'matters', 'documents', 'billing', 'auth'],
};
