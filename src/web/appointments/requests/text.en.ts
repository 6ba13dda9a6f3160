export const appointmentRequests = {
  withdrawal: {
    title: 'Withdraw a request',
    ask: 'Withdraw this request?',
    askText:
      'Nothing happens until you press the button. We then tell our adviser and take the hour out of your calendar.',
    confirm: 'Withdraw the Request',
    confirming: 'Withdrawing...',
    keep: 'Keep It',
    done: 'Your request is withdrawn',
    doneText: 'Nobody will call. A mail takes the hour out of your calendar.',
    already: 'This request was withdrawn already',
    alreadyText: 'There is nothing left to do. Whenever you like, ask again.',
    past: 'That hour has come already',
    pastText: 'There is nothing left to withdraw. If we missed you, write to us.',
    unknown: 'This link leads nowhere',
    unknownText:
      'It may have been cut in two by a mail program. Open it from the mail once more, or write to us.',
    failed: 'It did not work this time',
    home: 'Return to Home',
    contact: 'Write to Us',
    waiting: 'Looking for your request',
  },
};
