import type { ConsentKind, ConsentPlace } from '#contract/privacy.ts';
import { plural } from '#web/i18n/plural.ts';

export const privacy = {
  papers: {
    title: 'Who opened your papers',
    text: 'Every paper in your vault keeps a log: who opened it, when, and for which request. You can read it at any time.',
    link: 'Open the Log',
  },
  consents: {
    title: 'What you agreed to',
    failed: 'We could not read what you agreed to',
    names: {
      suggestions: {
        name: 'Suggestions from your own bookings',
        text: 'What you booked and asked for shapes the cards on your dashboard.',
      },
      offers: { name: 'Letters about offers', text: 'Now and then, by mail.' },
      terms: { name: 'Terms of Service', text: 'What we owe each other.' },
      privacy: { name: 'Privacy Policy', text: 'What we keep, why, and for how long.' },
    } satisfies Record<ConsentKind, { name: string; text: string }>,
    givenOn: (day: string) => `Agreed on ${day}`,
    takenBack: (day: string) => `Taken back on ${day}`,
    unsaid: 'You have not said anything yet',
    outdated: 'There is a newer version',
    read: 'Read It',
    agree: 'Agree',
    history: 'History',
    historyOf: (name: string) => `History of ${name}`,
    version: (version: string) => `version ${version}`,
    places: {
      sign_up: 'when you signed up',
      settings: 'in your settings',
      price_list: 'when you opened the prices',
    } satisfies Record<ConsentPlace, string>,
    none: 'We measure nobody and share with no advertisers, so there is nothing else to agree to.',
  },
  archive: {
    title: 'Take everything with you',
    text: 'One archive with your files and a readable record. Ready within the hour, kept for seven days.',
    prepare: 'Prepare the Archive',
    preparing: 'Asking...',
    waiting: 'We are packing it. You get a mail when it is ready; you need not wait here.',
    ready: (day: string, size: string) => `Ready: ${size}, kept until ${day}.`,
    failedOne: 'The last one could not be made. Please ask for another.',
    download: 'Download the Archive',
    downloading: 'Downloading...',
    file: 'rihla-archive.zip',
    failed: 'We could not read your archives',
    notMade: 'The archive was not asked for',
    kilobytes: (count: string) => `${count} kB`,
    megabytes: (count: string) => `${count} MB`,
  },
  leave: {
    title: 'Leave Rihla',
    text: 'We close the account after 14 days. Until then you can sign in and choose to stay; signing in alone does not stop it. Invoices stay as the law asks.',
    open: 'Delete the Account',
    dialog: 'Delete your account?',
    dialogText:
      'You are signed out everywhere at once, and a place that is only held runs out. After 14 days everything is erased, and nobody can bring it back.',
    goesOn:
      'Until then all else goes on: bookings stand, whoever acts for you may act, calendar addresses work, and a saved card pays what falls due, a membership’s renewal too.',
    standing: (bookings: number, matters: number) =>
      [
        bookings > 0 &&
          plural('en', bookings, { one: '1 booking ahead', other: '# bookings ahead' }),
        matters > 0 && plural('en', matters, { one: '1 open request', other: '# open requests' }),
      ]
        .filter(Boolean)
        .join(' and '),
    ends: (standing: string) =>
      `You have ${standing}. What is still open then is called off under its own terms.`,
    confirm: 'Delete the Account',
    confirming: 'Closing...',
    keep: 'Keep It',
    done: 'Your account closes in 14 days',
    doneText: 'We have sent you a mail with a link by which you can stay.',
    failed: 'The account was not closed',
  },
  staying: {
    title: (day: string) => `Your account closes on ${day}`,
    text: 'Everything in it is erased then. Until that day you can stay, and nothing is lost.',
    label: 'Your account is about to be erased',
    coming: (day: string) => `On ${day} this account is erased.`,
    keep: 'Keep the account',
    stay: 'Stay with Rihla',
    busy: 'Keeping it...',
    stayed: 'Your account stays. Good to have you back.',
    failed: 'That did not work. Please try again.',
  },
  stayPage: {
    title: 'Stay with Rihla',
    ask: 'Stay with us?',
    askText: 'Your account is about to be closed. One word from you keeps it as it is.',
    confirm: 'Stay with Rihla',
    confirming: 'Bringing it back...',
    done: 'Good to have you back',
    doneText: 'Your account stays as it was. Nothing has been erased.',
    already: 'Your account stays already',
    alreadyText: 'Nothing is being closed. There is nothing to take back.',
    unknown: 'This link leads nowhere',
    unknownText: 'It belongs to no account, or its fourteen days are over.',
    failed: 'We could not keep it just now',
    signIn: 'Sign In',
    home: 'Return to Home',
  },
};
