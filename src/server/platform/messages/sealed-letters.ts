/**
 * A letter with a link or a code opens something for whoever reads it, and a backup is read by whoever
 * finds it. Such a letter lies sealed, whole, until it has left; what stands beside it has neither.
 */
import { z } from 'zod';
import {
  Attachment,
  type NewMessage,
  type StoredMessage,
} from '#server/platform/messages/table.ts';
import { placeName, type SealedPlace } from '#server/platform/secrets/sealed-place.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';

export const sealedLetters: SealedPlace = { table: 'app.messages', key: 'id', column: 'sealed' };

const Content = z.object({
  textBody: z.string(),
  htmlBody: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(Attachment),
});

/** How every link of the house names what it carries. */
const inLinks = /\btoken=([\w-]+)/g;

export type Sealing = Pick<Secrets, 'seal'>;

/** For whoever writes only letters that open nothing. */
export const nothingToSeal: Sealing = {
  seal: () => {
    throw new Error('A letter carries a link or a code, and there is no key to seal it with.');
  },
};

/** As it is written down. Codes are told by who wrote the letter; what links carry is found in it. */
export function sealedIfSecret(
  secrets: Sealing,
  message: NewMessage,
  codes: string[] = [],
): NewMessage {
  const found = [...codes, ...partsOf(message).flatMap(tokensIn)];
  if (found.length === 0) return message;
  const whole = JSON.stringify(Content.parse(message));
  const textBody = found.reduce((text, secret) => text.replaceAll(secret, '…'), message.textBody);
  const sealed = secrets.seal(placeName(sealedLetters, message.id), whole);
  // Under the seal alone, it is not said together with others.
  const clear = { htmlBody: null, headers: {}, attachments: [], thread: null, content: null };
  return { ...message, ...clear, textBody, sealed };
}

const partsOf = ({ textBody, htmlBody, headers, attachments }: NewMessage): string[] => [
  textBody,
  htmlBody ?? '',
  ...Object.values(headers),
  ...attachments.map(({ content }) => content),
];

const tokensIn = (text: string) => [...text.matchAll(inLinks)].map(([, token = '']) => token);

/** As it leaves the house, or left it where it is kept. */
export async function wholeLetter(
  secrets: Pick<Secrets, 'open'>,
  message: StoredMessage,
): Promise<StoredMessage> {
  const { id, sealed } = message;
  if (sealed === null) return message;
  const opened = await secrets.open(placeName(sealedLetters, id), sealed);
  return { ...message, ...Content.parse(JSON.parse(opened)), sealed: null };
}
