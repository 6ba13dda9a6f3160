/** What the archive and the letters about leaving say. */
export const privacy = {
  archive: {
    title: 'Your archive',
    note: (parts: string[]) =>
      [
        'Everything that is yours at Rihla, as it stood when you asked for it.',
        '',
        'Open index.html: it leads to a page for each part, and to your own files beside them.',
        '',
        'The same for programs lies in data (JSON). Moments are in UTC there, sums in the smallest unit',
        'of their currency: fils and cents.',
        '',
        ...parts.map((part) => `- data/${part}.json`),
        '',
      ].join('\n'),
  },
  leaving: {
    subject: 'Your account closes in fourteen days',
    preheader: 'Until then you can stay.',
    heading: 'We are sorry to see you go',
    text: (when: string) =>
      `You asked us to close your account. On ${when}, Dubai time, we erase it with everything in it. You are signed out everywhere.`,
    goesOn:
      'Until then all else goes on: bookings stand, whoever acts for you may act, calendar addresses work, and a saved card pays what falls due, a membership’s renewal too.',
    open: 'Bookings that are still ahead then are called off, and open requests are withdrawn, each under its own terms; a membership that was not paid yet is taken back. Invoices stay for as long as the law asks.',
    back: 'If you change your mind, or if it was not you, stay by this link; nothing was erased yet. Signing in alone does not stop it.',
    stay: 'Stay with Rihla',
    why: 'You receive this message because somebody who is signed in to your account asked to close it.',
  },
  stayed: {
    subject: 'Your account stays',
    preheader: 'Nothing is erased.',
    heading: 'Good to have you back',
    text: 'Your account stays as it was. Nothing has been erased.',
    otherwise:
      'If it was not you who asked to leave, please change your password: somebody knew it.',
    security: 'Look at Your Security',
    why: 'You receive this message because your account was about to be closed.',
  },
  goodbye: {
    subject: 'Your account is closed',
    preheader: 'It is done.',
    heading: 'It is done',
    text: 'Your account and what we kept in it are erased. What the law makes us keep, such as invoices, is kept without being used for anything else.',
    thanks: 'Thank you for the time you spent with us. You are welcome at any hour.',
    why: 'This is the last message of your account. We have erased this address from it.',
  },
};
