/** Several letters said as one: what each says, once, and one action. */
import type { Language } from '#contract/primitives.ts';
import { clockInDubai } from '#domain/time.ts';
import {
  type MailBlock,
  type MailContent,
  waysIn,
  waysOn,
} from '#server/platform/messages/content.ts';
import { bodies } from '#server/platform/messages/layout.ts';
import type { Attachment, StoredMessage } from '#server/platform/messages/table.ts';
import { mail as arabic } from '#server/platform/messages/text.ar.ts';
import { mail as english } from '#server/platform/messages/text.en.ts';

/** The first letter leaves with all that the others say; alone it leaves as it is. */
export function asOneLetter([first, ...others]: [
  StoredMessage,
  ...StoredMessage[],
]): StoredMessage {
  const contents = withHours([first, ...others]);
  const [own] = contents;
  if (!own || contents.length < 2) return first;
  const content = together([own, ...contents.slice(1)], first.language);
  const attachments = newestOf([first, ...others].flatMap((letter) => letter.attachments));
  return { ...first, ...bodies(content, first.language), content, attachments };
}

/** Different news of different minutes says when it was so: the last of it is how things stand. */
function withHours(letters: readonly StoredMessage[]): MailContent[] {
  const told = letters.flatMap(({ content, createdAt }) =>
    content ? [{ content, at: clockInDubai(createdAt) }] : [],
  );
  const headings = told.flatMap(({ content }) => content.blocks.filter(isHeading));
  const isAlike = unlike(headings).length < 2 || unlike(told.map(({ at }) => at)).length < 2;
  return told.map(({ content, at }) => {
    if (isAlike) return content;
    const blocks = content.blocks.map((block) =>
      isHeading(block) ? { ...block, text: `${at} · ${block.text}` } : block,
    );
    return { ...content, blocks };
  });
}

const isHeading = (block: MailBlock) => block.kind === 'heading';

function together(all: [MailContent, ...MailContent[]], language: Language): MailContent {
  const [first] = all;
  const text = { en: english, ar: arabic }[language];
  const subjects = unlike(all.map(({ subject }) => subject));
  const print = all.find((content) => content.print)?.print;
  const subject =
    subjects.length > 1 ? text.together(first.subject, subjects.length - 1) : first.subject;
  return {
    ...first,
    subject,
    preheader: subjects.length > 1 ? text.list(subjects.slice(1)) : first.preheader,
    blocks: [...unlike(all.flatMap(saidIn)), ...waysOn(distinctWays(all))],
    ...(print && { print }),
  };
}

const saidIn = ({ blocks }: MailContent): MailBlock[] =>
  blocks.filter(({ kind }) => kind !== 'button' && kind !== 'links');

/** Each once, in the order in which it was first said. */
function unlike<Said>(all: Said[]): Said[] {
  return [...new Map(all.map((said) => [JSON.stringify(said), said] as const)).values()];
}

/** A page that several lead to is named once. */
function distinctWays(all: MailContent[]) {
  const seen = new Set<string>();
  return all.flatMap(waysIn).filter(({ url }) => !seen.has(url) && seen.add(url));
}

/** Of two invitations to one thing the later one holds. */
const newestOf = (all: Attachment[]): Attachment[] => [
  ...new Map(all.map((attachment) => [attachment.filename, attachment] as const)).values(),
];
