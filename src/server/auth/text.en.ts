/** What each mail of the sign-in service says. */
export const mails = {
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

export const mailParts = {
  code: 'Or enter this code',
  codeOnly: 'Code',
  account: 'Account',
  newAddress: 'New address',
  why: 'You receive this message because somebody entered this address at Rihla. If it was not you, you need not do anything.',
};

export const sms = {
  code: (otp: string) => `${otp} is your Rihla code. Tell it to nobody.`,
};
