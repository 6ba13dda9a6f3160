/** What each mail of the sign-in service says. */
const mails = {
  signup: {
    subject: 'Confirm your e-mail address',
    heading: 'One step to go',
    ask: 'Please confirm that this address is yours. Your account opens as soon as you do.',
    button: 'Confirm my address',
  },
  invite: {
    subject: 'You are invited to Rihla',
    heading: 'You are invited',
    ask: 'An account at Rihla waits for you. Accept the invitation to open it.',
    button: 'Accept the invitation',
  },
  magiclink: {
    subject: 'Your sign-in link',
    heading: 'Sign in to Rihla',
    ask: 'You asked to sign in without a password. The link works once.',
    button: 'Sign in',
  },
  recovery: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    ask: 'You asked for a new password. The link leads to where you set it; until then the old one stays.',
    button: 'Set a new password',
  },
  emailChangeCurrent: {
    subject: 'Confirm the change of your e-mail address',
    heading: 'Your address is about to change',
    ask: 'Somebody who is signed in to your account asked to replace this address. Agree here only if it was you.',
    button: 'Agree to the change',
  },
  emailChangeNew: {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new address',
    ask: 'Please confirm that this address is yours. From then on you sign in with it.',
    button: 'Confirm my new address',
  },
  reauthentication: {
    subject: 'Your confirmation code',
    heading: 'Is it you?',
    ask: 'Enter this code where you were asked for it, so that we know the change comes from you.',
    button: '',
  },
};

const mailParts = {
  code: 'Or enter this code',
  codeOnly: 'Code',
  account: 'Account',
  newAddress: 'New address',
  why: 'You receive this message because somebody entered this address at Rihla. If it was not you, you need not do anything.',
};

const sms = {
  code: (otp: string) => `${otp} is your Rihla code. Tell it to nobody.`,
  wanted:
    'Somebody asked to use this number for another account at Rihla. It belongs to one already, so nothing was changed.',
};

/** What an owner is told after a way into the account has changed. */
const notices = {
  password: {
    subject: 'Your password was changed',
    text: 'From now on only the new one opens your account. Your other devices were signed out.',
  },
  email: {
    subject: 'Your e-mail address was changed',
    text: 'Your account has another address now. This one no longer opens it.',
  },
  phone: {
    subject: 'Your phone number was changed',
    text: 'Your account has another phone number now.',
  },
  factorAdded: {
    subject: 'A second factor was added',
    text: 'From now on it is asked for when somebody signs in to your account.',
  },
  factorRemoved: {
    subject: 'A second factor was removed',
    text: 'It is no longer asked for when somebody signs in to your account.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    text: 'The device that holds it can sign in to your account from now on.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    text: 'The device that holds it can no longer sign in with it.',
  },
  identityLinked: {
    subject: 'A sign-in method was linked',
    text: 'Your account can be opened with it from now on.',
  },
  identityUnlinked: {
    subject: 'A sign-in method was unlinked',
    text: 'Your account can no longer be opened with it.',
  },
  recoveryCodes: {
    subject: 'Your recovery codes were renewed',
    text: 'The codes you kept before have ended. Only the new ones work.',
  },
  factorGuessed: {
    subject: 'Somebody knows your password',
    text: 'Somebody entered your password and then several wrong codes for your second factor. They did not get in. From now on each further attempt has to wait longer.',
    otherwise:
      'If it was you, wait a little and try again with a fresh code, or use one of your recovery codes. If not, choose a new password at once, and change it wherever else you use the same one.',
    why: 'You receive this message because somebody tried to get into your account. It cannot be switched off.',
  },
  addressWanted: {
    subject: 'Somebody asked for your e-mail address',
    text: 'Somebody who is signed in at Rihla asked to use this address for another account. It belongs to one already, so nothing was changed.',
    otherwise:
      'If it was you, sign in with this address instead, or write to us. If not, you need not do anything.',
    why: 'You receive this message because somebody entered this address at Rihla. It cannot be switched off.',
  },
};

const noticeParts = {
  account: 'Account',
  detail: 'Which',
  when: 'When',
  inDubai: (moment: string) => `${moment}, Dubai time`,
  device: 'Device',
  address: 'Network address',
  otherwise:
    'If it was you, you need not do anything. If not, choose a new password at once and sign your other devices out.',
  button: 'Review my security',
  why: 'You receive this message because a way into your account has changed. It cannot be switched off.',
};

export const auth = { mails, mailParts, sms, notices, noticeParts };
