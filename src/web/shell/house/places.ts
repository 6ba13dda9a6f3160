/** The words of the house bar, in their order: where each leads, and which addresses light it. */
const own = '/dashboard';

export const housePlaces = [
  { id: 'today', path: own, lit: /^\/dashboard$/ },
  {
    id: 'requests',
    path: `${own}/requests`,
    lit: /^\/dashboard\/(requests|real-estate|business|education|vip)(\/|$)/,
  },
  { id: 'bookings', path: `${own}/bookings`, lit: /^\/dashboard\/bookings(\/|$)/ },
  { id: 'itinerary', path: '/bookings/itinerary', lit: /^\/bookings\/itinerary$/ },
  { id: 'papers', path: '/profile/documents', lit: /^\/profile\/documents$/ },
  { id: 'money', path: '/profile/invoices', lit: /^\/profile\/(invoices|payments)$/ },
  { id: 'people', path: '/profile/family', lit: /^\/profile\/family$/ },
] as const;

export type HousePlace = (typeof housePlaces)[number]['id'];

export const placeAt = (pathname: string): HousePlace | undefined =>
  housePlaces.find(({ lit }) => lit.test(pathname))?.id;
