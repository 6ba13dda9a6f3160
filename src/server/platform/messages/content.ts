/** What a mail says, before it has a shape: the HTML and its plain twin are made from the same blocks. */
import { z } from 'zod';

const MailWay = z.object({ label: z.string(), url: z.string() });
/** Where a mail leads. */
export type MailWay = z.infer<typeof MailWay>;

const Fact = z.object({ label: z.string(), value: z.string() });
export type Fact = z.infer<typeof Fact>;

export const MailBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  /** What a person wrote, in their own words. */
  z.object({ kind: z.literal('words'), name: z.string(), text: z.string() }),
  z.object({ kind: z.literal('facts'), facts: z.array(Fact) }),
  /** The one thing to do. */
  z.object({ kind: z.literal('button'), ...MailWay.shape }),
  /** What else it may lead to, in a line. */
  z.object({ kind: z.literal('links'), links: z.array(MailWay) }),
]);
export type MailBlock = z.infer<typeof MailBlock>;

/** A drawing of the build by its key, at the first of these hours that it has. */
export const LetterPrint = z.object({
  key: z.string(),
  hours: z.array(z.string()),
  /** What is drawn, in the letter's language. */
  alt: z.string(),
});
export type LetterPrint = z.infer<typeof LetterPrint>;

export const MailContent = z.object({
  subject: z.string(),
  /** The line a mailbox shows beside the subject. */
  preheader: z.string(),
  /** What it is about; a letter about money or security has the mark alone. */
  print: LetterPrint.optional(),
  blocks: z.array(MailBlock),
  /** Why the reader got this, and what to do if it was a mistake: one line. */
  why: z.string(),
  /** Stands at its end: where letters are chosen, or ended. */
  door: MailWay.optional(),
});
export type MailContent = z.infer<typeof MailContent>;

/** One action for each letter: the first way is its button, and others are named in a line. */
export function waysOn([first, ...others]: readonly MailWay[]): MailBlock[] {
  if (!first) return [];
  const { label, url } = first;
  const button: MailBlock = { kind: 'button', label, url };
  return others.length === 0 ? [button] : [button, { kind: 'links', links: others }];
}

/** The ways that a letter has, the button first. */
export const waysIn = ({ blocks }: MailContent): MailWay[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'button') return [{ label: block.label, url: block.url }];
    return block.kind === 'links' ? block.links : [];
  });
