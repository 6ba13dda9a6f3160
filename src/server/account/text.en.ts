export const accounts = {
  welcome: {
    subject: (name: string) => `Welcome to Rihla, ${name}`,
    preheader: 'Your account is ready, and so are we.',
    heading: (name: string) => `Welcome, ${name}`,
    ask: 'Your account is ready. Ask for a table, a home, a school place or a company, and we take it from there.',
    follow: 'You always see who has your request, what it waits on, and when the next word is due.',
    address: 'You sign in with',
    open: 'Open Rihla',
    why: 'You receive this message because an account was opened with this address. If that was not you, answer this message and we close it.',
  },
};
