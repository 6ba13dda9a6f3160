/** What is said beside a card that acts. */
export const actWords = {
  cancel: 'Press the card below and it is cancelled on these terms; nothing happens before you do.',
  withdraw: (what: string) =>
    `${what} can be withdrawn. Press the card below and we stop; nothing happens before you do.`,
  move: (what: string, when: string) =>
    `I can move ${what} to ${when}. The card below says what that costs; nothing changes before you press it.`,
  moveWhen: (what: string) => `To which day and hour shall ${what} go?`,
  notFree: (when: string) => `There is no free place on ${when} at that hour.`,
  freeThen: (day: string, times: string) => `On ${day} these are free: ${times}.`,
  which: 'Which of these do you mean?',
  cancelOne: (reference: string) => `Cancel ${reference}`,
  moveOne: (reference: string) => `Move ${reference}`,
  nothingToCancel: 'I find nothing of yours that could be cancelled.',
  nothingToMove: 'I find no booking of yours that could be moved.',
  notYours: (reference: string) => `I find nothing of yours with the number ${reference}.`,
  open: (reference: string) => `Open ${reference}`,
  hold: 'The card below holds the place for you; you decide afterwards.',
  hourFree: (when: string) => `${when} is free. One press on the card below books it.`,
  hoursNear:
    'That hour is not free. These are the nearest, in Dubai time; one press books one of them.',
  hoursThen: 'These hours are free, in Dubai time; one press books one of them.',
  left: 'As you like: nothing was booked, changed or cancelled. It stays as it is.',
  press: 'Gladly. I book nothing myself: one press on the button below does it.',
  pressAndSignIn:
    'Gladly. I book nothing myself: press the button below, and sign in or open an account. What you said here goes along.',
  notRefundable: 'Once it is booked it is not refunded.',
};
export type ActWords = typeof actWords;
