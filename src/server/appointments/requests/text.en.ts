export const consultation = {
  calendarTitle: (subject: string) => `Rihla consultation: ${subject}`,
  facts: {
    subject: 'Subject',
    dubai: 'In Dubai',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
  },
  /** "Tuesday 17 November, 10:00" */
  moment: (day: string, time: string) => `${day}, ${time}`,
  withdrawn: {
    subject: (subject: string) => `Withdrawn: ${subject}`,
    preheader: 'The hour is taken out of your calendar.',
    heading: 'Your request is withdrawn',
    text: 'Nobody will call. The attachment takes the hour out of your calendar. Whenever you like, ask again.',
    again: 'Open Rihla',
    why: 'You receive this message because the request was withdrawn by the link we sent to this address.',
  },
  withdrawnHouse: {
    subject: (name: string, subject: string) => `Withdrawn: ${subject} (${name})`,
    preheader: 'The client no longer needs this hour.',
    heading: 'A consultation was withdrawn',
    text: 'The client took the request back. The hour is free again.',
    why: 'Sent to the address of the house for every request.',
  },
};
