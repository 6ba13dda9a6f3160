export const outbox = {
  title: 'Outbox',
  intro:
    'Every mail and text message of this installation, newest first. In production this page does not exist.',
  empty: 'Nothing has been sent yet.',
  older: 'Older messages',
  back: 'All messages',
  /** A text message has no subject. */
  noSubject: 'Text message',
  waiting: 'Waiting to be sent',
  failing: 'Not taken yet; it is tried again',
  delivered: 'Sent',
  headers: {
    to: 'To',
    from: 'From',
    created: 'Written',
    state: 'State',
    language: 'Language',
    template: 'Template',
    attachment: 'Attachment',
    error: 'Last answer',
  },
  language: { en: 'English', ar: 'Arabic' },
  links: 'Links',
  noLinks: 'It has no links.',
  preview: 'As a mail program shows it',
  plain: 'As text',
};
