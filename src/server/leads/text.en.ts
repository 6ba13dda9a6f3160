export const leads = {
  plans: {
    subject: 'Our concierge tiers, as you asked',
    preheader: 'Three plans, each of them yours to shape.',
    heading: 'The prices, in your own time',
    text: 'These are the three tiers you opened on our page. Each includes white-glove service and can be changed to fit your family.',
    /** "$2,500 per month" */
    price: (amount: string) => `${amount} per month`,
    open: 'Compare the Plans',
    consent: (text: string) => `You agreed: “${text}”`,
    leave: 'No more such mail, at once and without questions',
  },
};
