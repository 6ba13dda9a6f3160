import type { Page } from '#contract/pages.ts';
import type { ProfileCard } from '#contract/profile-pages.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PageSource, PublicPage } from '#server/pages/page-source.ts';

const cardIds: readonly string[] = [
  'edit-profile',
  'manage-documents',
  'view-billing',
  'manage-settings',
] satisfies ProfileCard['id'][];

/** Parts that the navigation names beside those the cards lead to. */
const namedElsewhere = ['/profile', '/profile/invoices'];

/** Until each part has a page of its own, its address shows the profile, with the part's card marked. */
export function profilePages(snapshot: Snapshot): PublicPage[] {
  const { cards } = snapshot.texts('profile').profilePage;
  const paths = new Set([...namedElsewhere, ...cards.map(({ path }) => path)]);
  return [...paths].map((path) => ({ path, read: profile, unlisted: true }));
}

function profile({ snapshot, say }: PageSource): Page {
  const { title, cards, assistance, liveChat } = snapshot.texts('profile').profilePage;
  const known = cards.flatMap((card) =>
    isCard(card.id) ? [{ id: card.id, title: say(card.title), text: say(card.text) }] : [],
  );
  return {
    name: 'profile',
    content: {
      title: say(title),
      cards: known,
      assistance: { title: say(assistance.title), text: say(assistance.text) },
      liveChat: { label: say(liveChat.label), path: liveChat.href },
    },
  };
}

function isCard(id: string): id is ProfileCard['id'] {
  return cardIds.includes(id);
}
