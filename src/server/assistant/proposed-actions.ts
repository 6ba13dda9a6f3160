/** What the client may do with one press. The assistant proposes it and never does it. */
import type { ProposedAction } from '#contract/assistant/assistant.ts';
import type { MatterKind } from '#contract/matters/kinds.ts';
import type { Language } from '#contract/primitives.ts';
import { words } from '#server/assistant/words.ts';

export function bookAction(slug: string, path: string, language: Language): ProposedAction {
  return { kind: 'book', label: words[language].actions.book, path: `${path}?book=${slug}` };
}

export function joinAction(slug: string, path: string, language: Language): ProposedAction {
  return { kind: 'join', label: words[language].actions.line, path: `${path}?join=${slug}` };
}

interface Asking {
  ask: MatterKind;
  about?: string;
  on?: string;
}

export function askAction(label: string, path: string, asking: Asking): ProposedAction {
  return { kind: 'ask', label, path: `${path}?${new URLSearchParams({ ...asking })}` };
}

export function openAction(label: string, path: string): ProposedAction {
  return { kind: 'open', label, path };
}

type Consultation = NonNullable<ProposedAction['consultation']> & { label?: string };

/** Without a script the contact page has the same form. */
export function consultationAction(
  language: Language,
  { label, ...consultation }: Consultation,
): ProposedAction {
  return {
    kind: 'consultation',
    label: label ?? words[language].actions.consultation,
    path: `/contact?${new URLSearchParams({ subject: consultation.subject })}`,
    consultation,
  };
}

export function personAction(language: Language): ProposedAction {
  return { kind: 'person', label: words[language].actions.person, path: '/chat?expert=1' };
}

export function signInAction(language: Language): ProposedAction {
  return { kind: 'sign-in', label: words[language].actions.signIn, path: '/auth' };
}
