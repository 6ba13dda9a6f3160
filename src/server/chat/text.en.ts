/** What the small chat says of the catalogue's figures, and how people ask for them. */
export const text = {
  allQuestions: 'Read it with the other questions',
  prices: (plans: string[], company: string) =>
    `Plans are charged by the month: ${plans.join(', ')}. Experiences can be booked without a plan, each at the price on its card, and a company starts at ${company}. Every price includes VAT where it applies.`,
  visas: (titles: string[]) =>
    `We prepare ${titles.length} kinds of residence: ${titles.join('; ')}. We check whether you are eligible first, and say so if we would not apply.`,
  schools: (count: number, from: string, to: string) =>
    `Our list has ${count} schools in four curricula, with tuition from ${from} to ${to} a year. Tell us the child’s age and where you will live, and we suggest three.`,
  homes: (count: number, from: string, to: string) =>
    `There are ${count} homes in the catalogue today, to buy and to rent. Those for sale run from ${from} to ${to}. A viewing can be arranged with an agent.`,
  companies: (count: number, from: string, to: string) =>
    `There are ${count} company packages, from ${from} to ${to} for the first year. We go through it with you step by step, from the name to the bank account.`,
  how: 'You tell us what you need, once. A manager answers with what it takes, what it costs and when it is done; nothing is booked or paid before you agree.',
  asked: {
    prices: [
      'prices',
      'what are your prices',
      'how much does it cost',
      'what do you charge',
      'plan price per month',
    ],
    visas: [
      'visas',
      'which visas can you arrange',
      'what residence visa can I get',
      'how do I get a residence visa',
    ],
    schools: [
      'schools',
      'which schools do you have',
      'find a school for my child',
      'what schools are there',
    ],
    homes: [
      'homes',
      'which homes do you have',
      'find a villa or an apartment',
      'buy or rent a home',
      'real estate',
    ],
    companies: ['companies', 'open a company', 'start a business', 'set up a company in Dubai'],
    how: [
      'how does it work',
      'how it works',
      'how do you work',
      'what do you do',
      'what services do you offer',
    ],
  },
};
