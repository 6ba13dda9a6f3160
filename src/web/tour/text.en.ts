export const tour = {
  title: 'A tour of the house',
  text: 'The product as it is, page by page. No sound.',
  close: 'Close the tour',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous step',
  next: 'Next step',
  again: 'From the beginning',
  step: (position: number, count: number, name: string) => `Step ${position} of ${count}: ${name}`,
  open: 'Open this page',
  failed: 'This page could not be shown here. Its link still leads to it.',
  steps: {
    welcome: {
      name: 'One house',
      caption: 'Everything a move to Dubai needs, and everything after it, behind one door.',
    },
    bookings: {
      name: 'Experiences',
      caption: 'Jets, yachts, suites and desert evenings, each with its true price and its terms.',
    },
    homes: {
      name: 'Homes',
      caption:
        'Villas, apartments and penthouses with every cost in view, and an agent beside you.',
    },
    company: {
      name: 'Your company',
      caption: 'Eighteen ways to found a company, side by side, in six steps that you can follow.',
    },
    schools: {
      name: 'Schools',
      caption: 'Curricula, fees and waiting lists compared, so that the children start on time.',
    },
    evenings: {
      name: 'Evenings',
      caption: 'Tables, lounges and the calendar of the city, one message away.',
    },
  },
};
