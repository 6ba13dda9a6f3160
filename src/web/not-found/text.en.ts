export const notFound = {
  documentTitle: (brand: string) => `Page not found · ${brand}`,
  code: '404',
  title: 'Oops! Page not found',
  reason: 'The sand has moved since this road was drawn.',
  comfort: 'The house is still where it was.',
  home: 'Return to Home',
};
