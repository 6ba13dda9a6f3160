import { listIn } from '#domain/lists.ts';

/** What stands around every mail. */

export const mail = {
  brand: 'RIHLA',
  /** Said in the place of the mark, where pictures are not shown. */
  mark: 'The mark of Rihla',
  /** Of the print of what a letter is about. */
  drawn: (title: string) => `${title}, drawn`,
  /** What else a letter leads to, besides its one button. */
  also: 'Also:',
  between: ', ',
  wrote: (name: string) => `${name} wrote:`,
  /** Of several letters that came as one: what the first is called, and what others are about. */
  together: (subject: string, others: number) =>
    `${subject}, and ${others === 1 ? 'one more' : `${others} more`}`,
  list: (texts: string[]) => listIn('en', texts),
  /** To those who want no word of it in their mailbox. */
  discreet: {
    subject: 'News for you at Rihla',
    heading: 'There is news for you',
    text: 'It waits on its page, behind your sign-in. You asked for letters that say no more than this.',
    open: 'Read It There',
    why: 'You receive this message because something happened in your Rihla account.',
    choose: 'Choose what letters say',
  },
};
