/** What stands around every mail. */
export const mail = {
  brand: 'RIHLA',
  tagline: 'Rihla Concierge, Dubai. Awake at any hour.',
};
