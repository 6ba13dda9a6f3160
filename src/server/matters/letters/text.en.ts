/** What letters about a request's money say: a quote, and how the request ended or waits. */
export const matterLetters = {
  quote: {
    subject: (title: string) => `A quote for you: ${title}`,
    heading: 'A quote for you',
    text: 'A quote waits for your answer. Nothing is due before you accept it.',
    open: 'See the Quote',
    /** After a supplier failed. */
    again: {
      subject: (title: string) => `A new quote for you: ${title}`,
      heading: 'A new quote for you',
      text: (before: number) =>
        `Quote ${before} could not be done as it was agreed. This one takes its place once you accept it.`,
      paid: (sum: string) =>
        `What you have paid, ${sum}, stays with us and counts towards it. If you withdraw the request instead, all of it comes back.`,
      unpaid: 'Nothing is due before you accept it, and withdrawing the request costs you nothing.',
    },
    /** What was agreed can still be done. */
    changed: {
      subject: (title: string) => `A changed quote for you: ${title}`,
      heading: 'A changed quote for you',
    },
  },
  message: {
    subject: (name: string, title: string) => `${name} wrote: ${title}`,
    files: (count: number) =>
      count === 1 ? 'A file came with it.' : `${count} files came with it.`,
    /** Of words that are longer than a letter. */
    goesOn: 'The rest is on the page of the request.',
    open: 'Read and Answer',
  },
  withdrawn: {
    subject: (title: string) => `Request withdrawn: ${title}`,
    heading: 'Your request is withdrawn',
    text: 'You withdrew your request. Whenever you like, we begin again.',
    byHouse: 'We had to withdraw your request.',
  },
  declined: {
    subject: (title: string) => `Request declined: ${title}`,
    heading: 'We are sorry',
    text: 'We could not take your request further.',
  },
  failed: {
    subject: (title: string) => `A new quote is coming: ${title}`,
    heading: 'We look for another supplier',
    text: 'The supplier of what you accepted cannot do it. We look for another and write to you with a new quote.',
  },
  open: 'Open the Request',
  facts: {
    what: 'For',
    reference: 'Reference',
    creditNote: 'Credit note',
    reason: 'The reason',
    quote: 'Quote',
    total: 'Total',
    change: 'What changes',
    note: 'Our note',
    withdrawing: 'If it comes to nothing',
    until: 'Stands until',
    accepted: 'If you accept',
  },
};
export type MatterLetters = typeof matterLetters;
