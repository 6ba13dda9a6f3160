import { wordmark } from '#web/shell/wordmark.en.ts';

export const shell = {
  /** The brand's name is drawn, not set. */
  wordmark,
  skipToContent: 'Skip to content',
  home: 'Rihla, home',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  close: 'Close',
  search: 'Search the house',
  openChat: 'Chat with us',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  dashboard: 'Dashboard',
  logout: 'Logout',
  theme: { legend: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  social: { instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X' } as Record<string, string>,
  loading: 'Loading',
  pageFailed: 'This page did not load. Check the connection and try again.',
  tryAgain: 'Try again',
  /** What the fields of every form say by themselves. */
  fields: {
    calendar: 'Open the calendar',
    parts: 'Choose day, month and year',
    write: 'Type it',
    clear: 'Clear',
    hour: 'Hour',
    date: 'Day',
    month: 'Month',
    year: 'Year',
    dayWrong: 'Write a day like 20 Nov 2026.',
    birthWrong: 'Write a date like 4/3/2016.',
    hourWrong: 'Write an hour like 16:30.',
  },
};
