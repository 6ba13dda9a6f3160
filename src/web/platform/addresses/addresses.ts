/** Where the shell's own buttons lead; the pages behind them say the rest. */
export const addresses = {
  home: '/',
  signIn: '/auth',
  signUp: '/auth?mode=sign-up',
  dashboard: '/dashboard',
  /** Where a sentence is answered. */
  ask: '/chat',
  desk: '/desk',
  contact: '/contact',
} as const;

/** The element every page begins its content with. */
export const contentId = 'content';
