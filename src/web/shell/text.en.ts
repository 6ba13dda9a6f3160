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
  tryAgain: 'Try again',
};
