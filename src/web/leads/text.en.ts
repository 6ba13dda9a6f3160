export const leads = {
  title: 'Unsubscribe',
  ask: 'No more of our mails?',
  askText:
    'Press the button and we stop writing to you about offers and updates. Requests of yours are not touched.',
  confirm: 'Stop the Mails',
  confirming: 'Stopping...',
  keep: 'Keep Them',
  done: 'We no longer write to you',
  doneText: 'It holds from this moment. If you want to hear from us again, write to us.',
  already: 'You had left already',
  alreadyText: 'We have not written to you since, and we will not.',
  unknown: 'This link leads nowhere',
  unknownText:
    'It may have been cut in two by a mail program. Open it from the mail once more, or write to us.',
  failed: 'It did not work this time',
  home: 'Return to Home',
  contact: 'Write to Us',
};
