export const conversations = {
  noSummary: 'They asked for a person and have not said yet what it is about.',
  notes: {
    before: (summary: string) => `Said to the assistant before: ${summary}`,
    from: (name: string, email: string) => `From ${name}, ${email}`,
    talk: (name: string) => `From a live conversation with ${name}:`,
    unanswered: 'Nobody came in time, so the conversation became a request:',
  },
  transcript: {
    subject: 'Your conversation with Rihla',
    preheader: 'Everything that was said, for your records.',
    heading: 'Your conversation with us',
    text: (name: string, when: string) =>
      name === ''
        ? `This is what was said on ${when}, Dubai time.`
        : `This is what you and ${name} said on ${when}, Dubai time.`,
    you: 'You',
    again: 'Write to Us Again',
    why: 'You receive this message because you spoke with us on our site and left this address.',
  },
  left: {
    subject: (reference: string) => `We have your message: ${reference}`,
    preheader: 'Somebody looks after it as soon as the house is awake.',
    heading: (name: string) => `Thank you, ${name}`,
    text: (reference: string) =>
      `Your message is with us under ${reference}. The first of us to come in reads it and writes to you at this address.`,
    why: 'You receive this message because this address was left in our chat. If that was not you, nothing else follows.',
  },
};
