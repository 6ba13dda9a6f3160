import { listIn } from '#domain/lists.ts';
import { plural } from '#web/i18n/plural.ts';

export const company = {
  aboutLabel: 'The house',
  further: 'Further in',
  teamLabel: 'The people',
  speaks: (languages: string[]) => `Speaks ${listIn('en', languages)}`,
  careersLabel: 'Working here',
  openPosts: 'Open posts',
  postCount: (count: number) => plural('en', count, { one: 'One post', other: '# posts' }),
  fullTime: 'Full time',
  partTime: 'Part time',
  asksFor: 'We ask for',
  writeTo: 'Write to us about this post',
  letterSubject: (post: string) => `${post}: a letter`,
  pressLabel: 'For the press',
  releases: 'Announcements',
  policyLabel: 'The small print, set large',
  onThisPage: 'On this page',
  inForce: (day: string) => `In force since ${day}`,
  version: (version: string) => `Version ${version}`,
  readAlso: 'Read with it',
  faqLabel: 'Asked and answered',
  findAnswer: 'Find an answer',
  findExample: 'Visa, dog, dollars …',
  found: (count: number) =>
    count === 0
      ? 'No question matches'
      : plural('en', count, { one: 'One question matches', other: '# questions match' }),
  allQuestions: (count: number) =>
    plural('en', count, { one: 'One question', other: '# questions' }),
  noneFound: 'Nobody has asked that yet. Ask us.',
  askUs: 'Ask a person',
  contactLabel: 'Talk to us',
  address: 'Where we are',
  telephone: 'By telephone',
  email: 'By e-mail',
  hours: 'When',
  desks: 'If you know whom you want',
  desk: { care: 'Complaints and care', privacy: 'Privacy', press: 'Press', careers: 'Careers' },
  social: 'Elsewhere',
  request: 'Ask for a consultation',
  requestText: 'Say what it is about and choose an hour. A person calls you then.',
  requestButton: 'Book Consultation',
  sitemapLabel: 'The whole house',
};
