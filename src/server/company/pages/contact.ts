import type { CompanyPage } from '#contract/company.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { sightFor } from '#server/company/sights.ts';
import { wordsIn } from '#server/company/words.ts';

const desks = ['care', 'privacy', 'press', 'careers'] as const;

/** Address, telephone and mail stand in the footer of every page already; here is the rest. */
export function contact(source: PageSource): CompanyPage {
  const { snapshot, say, language, config } = source;
  const { contact: given, social } = snapshot.texts('company');
  const { title, intro } = wordsIn[language].contact;
  return {
    name: 'contact',
    content: {
      title,
      intro,
      ...sightFor(source, 'contact'),
      hours: say(given.hours),
      desks: desks.map((id) => ({ id, email: given.emails[id] })),
      social: social.flatMap(({ id }) => {
        const url = config.social[id];
        return url ? [{ id, url }] : [];
      }),
    },
  };
}
