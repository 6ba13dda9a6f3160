/** Answers that are written often. `name` is how the client is addressed. */
export const templates = {
  received: {
    label: 'We have it',
    text: (name: string) =>
      `Dear ${name}, thank you. We have your request and I am looking after it myself. You will hear from me by the hour shown above.`,
  },
  question: {
    label: 'One question',
    text: (name: string) => `Dear ${name}, before I go on, may I ask you one thing: `,
  },
  searching: {
    label: 'Still looking',
    text: (name: string) =>
      `Dear ${name}, a short word so that you are not left waiting: I am in touch with the right people and will write again as soon as I have an answer worth your time.`,
  },
  quote: {
    label: 'The quote is ready',
    text: (name: string) =>
      `Dear ${name}, the quote is ready for you. Everything is in it, VAT included, and it holds until the hour named there. A single tap accepts it.`,
  },
  papers: {
    label: 'A paper is missing',
    text: (name: string) =>
      `Dear ${name}, one paper is still missing before we can go on. You find it marked among the steps; a clear photograph is enough.`,
  },
  arranged: {
    label: 'It is arranged',
    text: (name: string) =>
      `Dear ${name}, it is arranged. You find the details in your itinerary. If anything should be different, tell me and I will change it.`,
  },
  delay: {
    label: 'It takes longer',
    text: (name: string) =>
      `Dear ${name}, I am sorry: this takes longer than I promised. I have set a new hour and will not let it pass without a word.`,
  },
};
