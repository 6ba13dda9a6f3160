export const documents = {
  renewal: (paper: string) => `Renewal: ${paper}`,
  of: (paper: string, holder: string) => `${paper}, ${holder}`,
  closed: {
    title: 'This paper is closed',
    text: 'The way in has ended: its ten minutes are over, or you were signed out, or the permission was taken back. Please go back to where you opened it and open it again.',
  },
  log: {
    file: 'who-opened-what.csv',
    heads: [
      'When (UTC)',
      'Who',
      'What',
      'Why',
      'Request',
      'With',
      'Access',
      'By way of',
      'Times read',
      'Last read (UTC)',
    ],
    why: { own: 'Own paper', shared: 'Shared with a request', reason: 'With a reason' },
    ways: {
      vault: 'The vault',
      address: 'A signed address',
      storage: 'The storage',
      program: 'A program of the house',
      matter: 'The copy handed to a request',
    },
    access: { owner: 'Owner', open: 'Open', ended: 'Ended', once: 'Once' },
  },
};
