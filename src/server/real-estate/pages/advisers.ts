import type { Page } from '#contract/pages/pages.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { adviser } from '#server/real-estate/cards.ts';
import { subPaths } from '#server/real-estate/paths.ts';

export function advisersPage(source: PageSource): Page {
  const { snapshot, say } = source;
  const { label, types, agentLink } = subPaths(source);
  const { consultation } = snapshot.texts('properties');
  return {
    name: 'advisers',
    content: {
      label,
      title: agentLink.label,
      types,
      agentLink,
      consultation: { title: say(consultation.title), text: say(consultation.text) },
      advisers: snapshot.all('agents').map((agent) => adviser(source, agent)),
    },
  };
}
