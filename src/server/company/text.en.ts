/** What the catalogue does not say of the pages that are made from its lists. */
export const words = {
  faq: {
    title: 'Questions',
    intro: 'What people ask before they move, while they move and after the boxes are gone.',
  },
  contact: {
    title: 'Contact',
    intro: 'Write, call or come by. Whoever answers knows the house and can decide.',
  },
  sitemap: {
    title: 'Sitemap',
    intro: 'Every room of the house, on one page.',
  },
};
