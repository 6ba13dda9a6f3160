/**
 * What somebody typed and did not send: this tab keeps it for them alone, through a reload, until they sign
 * out. Another tab may be where they do, so that whoever comes after them is not shown it here either.
 */
import { ownPrefix, thisVisit } from '#web/platform/browser/storage.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

interface Kept {
  /** A visitor's words are nobody's yet: they become theirs who signs in. */
  owner?: string | undefined;
  words?: string | undefined;
}

function parse(kept: string | undefined): Kept {
  try {
    return JSON.parse(kept ?? '{}');
  } catch {
    return {}; // somebody else's value under our key
  }
}

export const ownWords = {
  read(name: string): string | undefined {
    const { owner, words } = parse(thisVisit.read(ownPrefix + name));
    return owner === undefined || owner === sessionOwner() ? words : undefined;
  },
  keep(name: string, words: string): void {
    thisVisit.keep(ownPrefix + name, JSON.stringify({ owner: sessionOwner(), words }));
  },
  forget: (name: string): void => thisVisit.forget(ownPrefix + name),
};
