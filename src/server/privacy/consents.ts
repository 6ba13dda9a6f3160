import type { Instant } from '#contract/primitives.ts';
import type { Consent, ConsentAsk, ConsentKind, ConsentWord } from '#contract/privacy.ts';
import { agreedNow, consentKinds, isWithAccount, settingsTextVersion } from '#domain/consents.ts';
import { Failure } from '#domain/failure.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { type GivenForLetters, givenForLetters, wantLetters } from '#server/leads/actions.ts';
import { inNameOf, type Sql, system } from '#server/platform/sql.ts';
import { addWord, allWords } from '#server/privacy/consent-store.ts';

interface Agreeing {
  tx: Sql;
  user: { kind: 'client'; id: string; email: string };
  snapshot: Snapshot;
  now: Instant;
}

/** Everything that can be agreed to, as it stands, with its history. */
export async function consentsOf({ tx, user, snapshot }: Agreeing): Promise<Consent[]> {
  const said = await allWords(tx, user.id);
  const letters = await aboutLetters(tx, user);
  return consentKinds.map((kind) => {
    const own = said.filter((word) => word.kind === kind);
    const history = newestFirst([...own, ...(kind === 'offers' ? letters : [])]);
    return { kind, given: agreedNow(kind, history), version: versionOf(kind, snapshot), history };
  });
}

export async function writeConsent(
  agreeing: Agreeing,
  { kind, given }: ConsentAsk,
): Promise<Consent[]> {
  const { tx, user, snapshot, now } = agreeing;
  if (isWithAccount(kind) && !given)
    throw new Failure('conflict', 'Without these terms there is no account; leaving ends both.');
  const before = (await consentsOf(agreeing)).find((consent) => consent.kind === kind);
  const version = versionOf(kind, snapshot);
  const [last] = before?.history ?? [];
  // What is said twice is written once.
  if (last?.given === given && last.version === version) return consentsOf(agreeing);
  await addWord(tx, { accountId: user.id, kind, given, version, place: 'settings', at: now });
  if (kind === 'offers' && user.email)
    await inNameOf(tx, [system, user], () => wantLetters(tx, user.email, { wanted: given, now }));
  return consentsOf(agreeing);
}

/** The terms and the policy have versions of their own; our sentences in the settings have one together. */
function versionOf(kind: ConsentKind, snapshot: Snapshot): string {
  const page = snapshot.all('pages').find(({ id }) => id === kind);
  return page?.version ?? settingsTextVersion;
}

async function aboutLetters(tx: Sql, user: Agreeing['user']): Promise<ConsentWord[]> {
  if (!user.email) return [];
  const found = await inNameOf(tx, [system, user], () => givenForLetters(tx, user.email));
  return found ? asWords(found) : [];
}

function asWords({ consent: words, createdAt, unsubscribedAt }: GivenForLetters): ConsentWord[] {
  const word = { version: null, place: 'price_list', words } as const;
  const given = { ...word, given: true, at: createdAt };
  return unsubscribedAt ? [{ ...word, given: false, at: unsubscribedAt }, given] : [given];
}

/** Moments of ours are all spelt alike, so their texts sort as they do. */
const newestFirst = (words: ConsentWord[]) =>
  words.toSorted((one, other) => (one.at < other.at ? 1 : -1));
