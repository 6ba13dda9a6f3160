/** Where requests are; apart from the shell's addresses, which every first visit loads. */
export const requestAddresses = {
  all: '/dashboard/requests',
  /** Where one is written down at leisure. */
  fresh: '/dashboard/requests/new',
} as const;
