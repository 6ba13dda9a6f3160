/** What the client may do with one press. The assistant proposes it and never does it. */

import type { ProposedAction } from '#contract/assistant/assistant.ts';
import { personPath } from '#contract/chat/person-path.ts';
import type { MatterKind } from '#contract/matters/kinds.ts';
import type { Language } from '#contract/primitives.ts';
import { words } from '#server/assistant/words.ts';

export const bookAction = (slug: string, path: string, language: Language): ProposedAction => ({
  kind: 'book',
  label: words[language].actions.book,
  path: `${path}?book=${slug}`,
});

export const joinAction = (slug: string, path: string, language: Language): ProposedAction => ({
  kind: 'join',
  label: words[language].actions.line,
  path: `${path}?join=${slug}`,
});

interface Asking {
  ask: MatterKind;
  about?: string;
  on?: string;
}

export const askAction = (label: string, path: string, asking: Asking): ProposedAction => ({
  kind: 'ask',
  label,
  path: `${path}?${new URLSearchParams({ ...asking })}`,
});

export const openAction = (label: string, path: string): ProposedAction => ({
  kind: 'open',
  label,
  path,
});

type Consultation = NonNullable<ProposedAction['consultation']> & { label?: string };

/** Without a script the contact page has the same form. */
export const consultationAction = (
  language: Language,
  { label, ...consultation }: Consultation,
): ProposedAction => ({
  kind: 'consultation',
  label: label ?? words[language].actions.consultation,
  path: `/contact?${new URLSearchParams({ subject: consultation.subject })}`,
  consultation,
});

export const personAction = (language: Language): ProposedAction => ({
  kind: 'person',
  label: words[language].actions.person,
  path: personPath(),
});

export const signInAction = (language: Language): ProposedAction => ({
  kind: 'sign-in',
  label: words[language].actions.signIn,
  path: '/auth',
});
