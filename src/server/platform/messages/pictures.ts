import type { LetterPrint } from '#server/platform/messages/content.ts';
import { markName, printName, withoutPrint } from '#server/platform/messages/layout.ts';
import type { Letter } from '#server/platform/messages/table.ts';

/** A picture as it travels in a letter. */
export interface LetterPicture {
  content: Buffer;
  contentType: string;
}

/** Who has the pictures of letters: the part of the house that draws. Each may be missing. */
export interface LetterPictures {
  mark(): Promise<LetterPicture | undefined>;
  print(print: LetterPrint): Promise<LetterPicture | undefined>;
}

/** By the name the letter calls it. */
export interface InlinePicture extends LetterPicture {
  cid: string;
}

/** A letter with its pictures. One that cannot be drawn holds no letter up: it leaves without its frame. */
export async function illustrated<Illustrated extends Pick<Letter, 'htmlBody' | 'print'>>(
  letter: Illustrated,
  pictures: LetterPictures,
): Promise<{ letter: Illustrated; inline: InlinePicture[] }> {
  const { htmlBody, print } = letter;
  if (htmlBody === null) return { letter, inline: [] };
  const mark = await pictures.mark().catch(() => undefined);
  const drawn = print && (await pictures.print(print).catch(() => undefined));
  const inline = [
    ...(mark ? [{ cid: markName, ...mark }] : []),
    ...(drawn ? [{ cid: printName, ...drawn }] : []),
  ];
  return { letter: drawn ? letter : { ...letter, htmlBody: withoutPrint(htmlBody) }, inline };
}
