/** What the desk says about leads. */
export const deskLeads = {
  title: 'Leads',
  text: 'Who asked for the prices on the landing page, newest first.',
  empty: 'Nobody has asked yet.',
  email: 'Address',
  language: 'Language',
  since: 'Asked',
  state: 'State',
  active: 'May be written to',
  left: (day: string) => `Unsubscribed ${day}`,
  forgotten: 'Forgotten at their wish',
  languages: { en: 'English', ar: 'Arabic' },
};
