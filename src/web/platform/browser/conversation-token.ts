import { thisVisit } from '#web/platform/browser/storage.ts';

const tokenKey = 'rihla-expert-token';

/** A visitor's proof that a live conversation is theirs, as long as the tab is open. */
export const heldToken = () => thisVisit.read(tokenKey);
export const holdToken = (token: string) => thisVisit.keep(tokenKey, token);
