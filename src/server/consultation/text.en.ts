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
  asked: {
    subject: (subject: string) => `We have your request: ${subject}`,
    preheader: 'The hour you chose is attached for your calendar.',
    heading: (name: string) => `Thank you, ${name}`,
    text: 'Your request is with us. An adviser confirms the hour by mail or by telephone; until then it stands in your calendar as tentative.',
    withdraw: 'Withdraw the Request',
    why: 'You receive this message because this address was given for a consultation. If that was not you, withdraw the request and nothing follows.',
  },
  askedHouse: {
    subject: (name: string, subject: string) => `Consultation: ${subject} (${name})`,
    preheader: 'A new request is waiting for an adviser.',
    heading: 'A new consultation request',
    text: (language: string) => `Please confirm the hour. The client writes in ${language}.`,
    why: 'Sent to the address of the house for every request. Answering this message writes to the client.',
  },
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
  languages: { en: 'English', ar: 'Arabic' },
};
