export const settings = {
  parts: 'Parts of the settings',
  reading: 'Reading your settings',
  failed: 'We could not read your settings',
  saved: {
    idle: 'Saved as you go',
    saving: 'Saving...',
    failed: 'The last change was not saved',
  },
  notifications: {
    title: 'Notifications',
    lead: 'What reaches you, and where. Urgent words from your concierge pass the quiet hours; nothing else does.',
  },
  quiet: {
    title: 'Quiet hours',
    off: 'Off. News comes at any hour.',
    on: (from: string, until: string) => `${from} to ${until}, Dubai time, wherever you are`,
    from: 'Quiet from',
    until: 'Quiet until',
    band: 'The day in Dubai. Move the two ends of the quiet with the arrow keys.',
    note: 'What comes meanwhile waits at the bell, and is mailed when they end. Letters about bookings and your sign-in are never held back.',
  },
  discreet: {
    title: 'Discreet letters',
    text: 'A letter only says that there is news, and leads you to it: no words, no sums, no names. Nothing is attached for your calendar.',
  },
  security: {
    title: 'Security',
    lead: 'Two ways in, and a third for the day you lose both.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we keep, who has looked at it, and how to take it with you.',
  },
  language: {
    title: 'Language and currency',
    lead: 'They follow you to every device, and into every letter.',
    legend: 'Language',
    en: 'English',
    ar: 'العربية',
    currency: 'Currency',
    asPriced: 'Both',
    asPricedText: 'As priced, with the other currency beside the total',
    AED: 'AED, dirham',
    USD: 'USD, dollar',
    about:
      'What is due stays in the currency it was priced in; yours is shown as about, at the fixed rate of 3.6725.',
  },
  appearance: {
    title: 'Appearance',
    lead: 'Light is morning, dark is night. The pictures follow.',
    legend: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'As your device has it',
  },
  feed: {
    title: 'Calendar feed',
    lead: 'Everything you booked, in your own calendar. Taken back whenever you wish.',
  },
};
