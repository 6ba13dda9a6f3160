/** Letters to those who want no word of what they are about in their mailbox. */
import { z } from 'zod';
import type { Language } from '#contract/primitives.ts';
import { type MailContent, waysIn, waysOn } from '#server/platform/messages/content.ts';
import { mail as arabic } from '#server/platform/messages/text.ar.ts';
import { mail as english } from '#server/platform/messages/text.en.ts';
import { one, type Sql } from '#server/platform/sql.ts';

export async function wantsDiscretion(sql: Sql, account: string): Promise<boolean> {
  const { wanted } = await one(z.object({ wanted: z.boolean() }), sql)`
    select app.wants_discretion(${account}) as wanted`;
  return wanted;
}

/** That there is news, and the way to its page: no words, no sum, no name of what it is about. */
export function discreetly(content: MailContent, language: Language): MailContent {
  const { subject, heading, text, open, why } = { en: english, ar: arabic }[language].discreet;
  const [first] = waysIn(content);
  return {
    subject,
    preheader: heading,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
      ...waysOn(first ? [{ label: open, url: first.url }] : []),
    ],
    why,
    ...(content.door && { door: content.door }),
  };
}
