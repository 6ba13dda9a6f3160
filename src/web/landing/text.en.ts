export const landing = {
  title: (brand: string, headline: string) => `${brand}: ${headline}`,
  servicesLabel: 'What we arrange',
  servicesLead:
    'One manager, six practices. Choose where to begin and the rest is arranged around it.',
};
