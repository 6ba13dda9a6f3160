import type {
  ProfileCard,
  ProfileContent,
  ProfilePage,
  ProfileTab,
} from '#contract/profile/pages.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';

const cardIds: readonly string[] = [
  'edit-profile',
  'manage-documents',
  'view-billing',
  'manage-settings',
] satisfies ProfileCard['id'][];

/** Which page each address shows; what draws a page is named in the web room's client-screens.ts. */
const parts: Record<`/profile/${ProfileTab}`, ProfilePage['name']> = {
  '/profile/info': 'profile-info',
  '/profile/family': 'profile-family',
  '/profile/documents': 'profile-documents',
  '/profile/payments': 'profile-payments',
  '/profile/invoices': 'profile-invoices',
  '/profile/settings': 'profile-settings',
};

/** The shells of a client's own screens: what is in them comes after their session is known. */
export const profilePages: PublicPage[] = [
  shell('/profile', 'profile'),
  ...Object.entries(parts).map(([path, name]) => shell(path, name)),
];

function shell(path: string, name: ProfilePage['name']): PublicPage {
  return { path, read: (source) => ({ name, content: content(source) }), unlisted: true };
}

function content({ snapshot, say }: PageSource): ProfileContent {
  const { title, cards, assistance, liveChat } = snapshot.texts('profile').profilePage;
  const known = cards.flatMap(({ id, path, ...card }) =>
    isCard(id) ? [{ id, path, title: say(card.title), text: say(card.text) }] : [],
  );
  return {
    title: say(title),
    cards: known,
    assistance: { title: say(assistance.title), text: say(assistance.text) },
    liveChat: { label: say(liveChat.label), path: liveChat.href },
  };
}

function isCard(id: string): id is ProfileCard['id'] {
  return cardIds.includes(id);
}
