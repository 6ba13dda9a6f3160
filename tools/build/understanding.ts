/** Teaches the assistant from the corpus and the catalogue of the seed, unless it has been taught exactly that. */
import { cataloguePhrases } from '#server/assistant/understand/catalogue-phrases.ts';
import { learnAnew } from '#server/assistant/understand/current-weights.ts';
import {
  lessonsHash,
  phrasesHash,
  readWeights,
  removeOtherWeights,
} from '#server/assistant/understand/weights.ts';
import { entriesOf } from '#server/catalogue/seed/entries.ts';
import { readSeedFiles } from '#server/catalogue/seed/files.ts';
import { snapshotOf } from '#server/catalogue/snapshot.ts';

export async function teachAssistant(log: (line: string) => void): Promise<void> {
  const entries = entriesOf(await readSeedFiles());
  const phrases = cataloguePhrases(snapshotOf(entries.map((one) => ({ ...one, version: 1 }))));
  const lessons = await lessonsHash();
  const kept = await readWeights(lessons, phrasesHash(phrases));
  if (!kept?.isExact) {
    log('Teaching the assistant…');
    await learnAnew(phrases);
  }
  await removeOtherWeights(lessons);
}
