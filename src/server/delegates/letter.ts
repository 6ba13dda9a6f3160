import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { money } from '#domain/money.ts';
import type { MandateRow } from '#server/delegates/store.ts';
import { delegates as arabic } from '#server/delegates/text.ar.ts';
import { delegates as english } from '#server/delegates/text.en.ts';
import type { Fact, MailContent } from '#server/platform/messages/content.ts';
import type { OutgoingMail } from '#server/platform/messages/messages.ts';

const words = { en: english, ar: arabic };

/** How long an invitation can be accepted. */
export const invitationDays = 14;

interface Letter {
  mandate: MandateRow;
  /** Who invites. */
  client: string;
  token: string;
  language: Language;
  publicUrl: string;
}

/** Says who asks, what is allowed until when, and leads to where it is accepted. */
export function invitationLetter(letter: Letter): OutgoingMail {
  const { mandate, language } = letter;
  return {
    channel: 'mail',
    to: mandate.email,
    language,
    template: { name: 'delegate-invitation', write: (to) => contentIn(to, letter) },
    // Written again, it is another letter with another link.
    eventKey: `mandate:${mandate.id}:${mandate.version}`,
  };
}

function contentIn(language: Language, { mandate, client, token, publicUrl }: Letter): MailContent {
  const { invitation } = words[language];
  const page = publicUrl + addressOf(language, '/mandate');
  return {
    subject: invitation.subject(client),
    preheader: invitation.preheader(client),
    blocks: [
      { kind: 'heading', text: invitation.heading },
      { kind: 'paragraph', text: invitation.text(client) },
      { kind: 'facts', facts: factsIn(language, mandate) },
      { kind: 'button', label: invitation.open, url: `${page}?${new URLSearchParams({ token })}` },
    ],
    why: [invitation.why(client), invitation.ignore, invitation.days(invitationDays)].join(' '),
  };
}

function factsIn(language: Language, mandate: MandateRow): Fact[] {
  const { email, rights, until } = mandate;
  const { invitation, rights: names, between } = words[language];
  return [
    { label: invitation.you, value: email },
    { label: invitation.may, value: rights.map((right) => names[right]).join(between) },
    ...limitsIn(language, mandate),
    ...(until ? [{ label: invitation.until, value: until }] : []),
  ];
}

/** Only whoever may spend is bound by a sum. */
function limitsIn(language: Language, { rights, upTo, upToDay, upToMonth }: MandateRow): Fact[] {
  const { invitation } = words[language];
  if (!rights.includes('approve') && !rights.includes('pay')) return [];
  const limits: [string, number | null][] = [
    [invitation.limit, upTo],
    [invitation.limitDay, upToDay],
    [invitation.limitMonth, upToMonth],
  ];
  return limits.flatMap(([label, most]) =>
    most === null ? [] : [{ label, value: moneyIn(language, money(most, 'AED')) }],
  );
}
