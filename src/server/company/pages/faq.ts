import type { CompanyPage } from '#contract/company.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { sightFor } from '#server/company/sights.ts';
import { wordsIn } from '#server/company/words.ts';

export function faq(source: PageSource): CompanyPage {
  const { snapshot, say, language } = source;
  const topics = snapshot.texts('company').faqTopics.map(({ id, label }) => ({
    id,
    label: say(label),
    questions: snapshot
      .all('faq')
      .filter(({ topic }) => topic === id)
      .map((entry) => ({
        id: entry.id,
        question: say(entry.question),
        answer: say(entry.answer),
      })),
  }));
  const { artKey } = sightFor(source, 'faq');
  const asked = topics.filter(({ questions }) => questions.length > 0);
  return { name: 'faq', content: { ...wordsIn[language].faq, artKey, topics: asked } };
}
