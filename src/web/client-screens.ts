/** The app's screens, which the browser alone draws; this list comes when the first of them is shown. */

import type { Feature } from '#web/feature-texts.ts';
import { clientScreen } from '#web/shell/client-screen.tsx';

/** The profile itself, and what stands at the address of a part that has no screen of its own. */
async function profilePage() {
  return { default: (await import('#web/profile/profile-page.tsx')).ProfilePage };
}

export const clientScreens = {
  auth: clientScreen({
    title: (t) => t.auth.title,
    withoutBar: true,
    load: async () => ({ default: (await import('#web/auth/auth-page.tsx')).AuthPage }),
  }),
  dashboard: clientScreen({
    title: (t) => t.dashboard.title,
    waiting: (t) => t.dashboard.preparing,
    load: async () => ({
      default: (await import('#web/dashboard/dashboard-page.tsx')).DashboardPage,
    }),
  }),
  desk: clientScreen({
    title: (t) => t.desk.title,
    waiting: (t) => t.desk.opening,
    withoutBar: true,
    load: async () => ({ default: (await import('#web/desk/desk-page.tsx')).DeskPage }),
  }),
  security: clientScreen({
    title: (t) => t.security.title,
    load: async () => ({
      default: (await import('#web/account/security-page.tsx')).SecurityPage,
    }),
  }),
  'consultation-withdraw': clientScreen({
    title: (t) => t.consultation.withdrawal.title,
    load: async () => ({
      default: (await import('#web/consultation/consultation-withdraw-page.tsx'))
        .ConsultationWithdrawPage,
    }),
  }),
  appointment: clientScreen({
    title: (t) => t.appointments.page.title,
    load: async () => ({
      default: (await import('#web/appointments/appointment-page.tsx')).AppointmentPage,
    }),
  }),
  stay: clientScreen({
    title: (t) => t.settings.stayPage.title,
    load: async () => ({ default: (await import('#web/settings/stay-page.tsx')).StayPage }),
  }),
  unsubscribe: clientScreen({
    title: (t) => t.leads.title,
    load: async () => ({
      default: (await import('#web/leads/unsubscribe-page.tsx')).UnsubscribePage,
    }),
  }),
  mandate: clientScreen({
    title: (t) => t.delegates.page.title,
    load: async () => ({ default: (await import('#web/delegates/mandate-page.tsx')).MandatePage }),
  }),
  styleguide: clientScreen({
    title: () => 'Styleguide',
    load: async () => ({
      default: (await import('#web/styleguide/styleguide-page.tsx')).StyleguidePage,
    }),
  }),
  profile: clientScreen({
    title: (t) => t.profile.title,
    load: profilePage,
  }),
  'profile-info': clientScreen({
    title: (t) => t.profile.tabs.info,
    load: async () => ({ default: (await import('#web/profile/info-page.tsx')).InfoPage }),
  }),
  'profile-family': clientScreen({
    title: (t) => t.profile.tabs.family,
    load: async () => ({ default: (await import('#web/family/family-page.tsx')).FamilyPage }),
  }),
  'profile-documents': clientScreen({
    title: (t) => t.documents.title,
    waiting: (t) => t.documents.reading,
    load: async () => ({
      default: (await import('#web/documents/documents-page.tsx')).DocumentsPage,
    }),
  }),
  'profile-payments': clientScreen({
    title: (t) => t.profile.tabs.payments,
    waiting: (t) => t.billing.reading,
    load: async () => ({ default: (await import('#web/billing/payments-page.tsx')).PaymentsPage }),
  }),
  'profile-invoices': clientScreen({
    title: (t) => t.profile.tabs.invoices,
    waiting: (t) => t.billing.reading,
    load: async () => ({ default: (await import('#web/billing/invoices-page.tsx')).InvoicesPage }),
  }),
  'profile-settings': clientScreen({
    title: (t) => t.profile.tabs.settings,
    waiting: (t) => t.settings.reading,
    load: async () => ({
      default: (await import('#web/settings/settings-page.tsx')).SettingsPage,
    }),
  }),
  'own-bookings': clientScreen({
    title: (t) => t.ownBookings.title,
    waiting: (t) => t.ownBookings.reading,
    load: async () => ({
      default: (await import('#web/bookings/own/own-bookings-page.tsx')).OwnBookingsPage,
    }),
  }),
  'own-booking': clientScreen({
    title: (t) => t.ownBookings.bookingTitle,
    waiting: (t) => t.ownBookings.readingOne,
    load: async () => ({
      default: (await import('#web/bookings/own/booking-page.tsx')).BookingPage,
    }),
  }),
  itinerary: clientScreen({
    title: (t) => t.itinerary.title,
    waiting: (t) => t.itinerary.reading,
    load: async () => ({
      default: (await import('#web/itinerary/itinerary-page.tsx')).ItineraryPage,
    }),
  }),
  'own-matters': clientScreen({
    title: (t) => t.matters.title,
    waiting: (t) => t.matters.reading,
    load: async () => ({
      default: (await import('#web/matters/own-matters-page.tsx')).OwnMattersPage,
    }),
  }),
  'own-matter': clientScreen({
    title: (t) => t.matters.matterTitle,
    waiting: (t) => t.matters.readingOne,
    load: async () => ({
      default: (await import('#web/matters/matter-page.tsx')).MatterPage,
    }),
  }),
};

export type ClientPage = keyof typeof clientScreens;

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
  dashboard: ['platform', 'dashboard', 'notifications', 'delegates'],
  security: ['platform', 'auth', 'security'],
  'consultation-withdraw': ['platform', 'appointments', 'consultation'],
  appointment: ['platform', 'appointments'],
  stay: ['platform', 'settings'],
  unsubscribe: ['platform', 'leads'],
  mandate: ['platform', 'delegates'],
  styleguide: ['platform'],
  'own-bookings': ['platform', 'ownBookings'],
  'own-booking': ['platform', 'ownBookings', 'priceParts', 'billing'],
  itinerary: ['platform', 'ownBookings', 'itinerary'],
  profile: ['platform', 'profile'],
  'profile-info': ['platform', 'profile'],
  'profile-documents': ['platform', 'profile', 'family', 'documents', 'auth'],
  'profile-family': ['platform', 'profile', 'family', 'delegates'],
  'profile-payments': ['platform', 'profile', 'billing'],
  'profile-invoices': ['platform', 'profile', 'billing'],
  'profile-settings': [
    'platform',
    'profile',
    ...(['platform', 'settings', 'notifications', 'auth', 'security'] as const),
    ...(['ownBookings', 'itinerary'] as const),
  ],
  'own-matters': ['platform', 'matters'],
  'own-matter': ['platform', 'matters', 'documents', 'billing', 'auth'],
};
