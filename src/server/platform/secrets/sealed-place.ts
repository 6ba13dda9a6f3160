import { z } from 'zod';
import { isSealed, type Secrets } from '#server/platform/secrets/secrets.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** A column of texts that are sealed, each under the name of its row. */
export interface SealedPlace {
  table: string;
  /** The column that tells rows apart. */
  key: string;
  column: string;
}

/** What a text of this row is sealed as: it opens in no other row. */
export const placeName = ({ table, column }: SealedPlace, key: string) =>
  `${table}.${column} ${key}`;

const Lying = z.object({ key: z.string(), text: z.string() });
type Lying = z.infer<typeof Lying>;

/** Says how many lay in clear, as an older version of the product wrote them. */
export async function sealClear(tx: Sql, secrets: Secrets, place: SealedPlace): Promise<number> {
  const clear = (await texts(tx, place)).filter(({ text }) => !isSealed(text));
  for (const { key, text } of clear) await put(tx, secrets, place, { key, text });
  return clear.length;
}

/** Under the key that seals now; says how many were under another. */
export async function reseal(tx: Sql, secrets: Secrets, place: SealedPlace): Promise<number> {
  const old = (await texts(tx, place)).filter(({ text }) => !secrets.isCurrent(text));
  for (const { key, text } of old) {
    const opened = await secrets.open(placeName(place, key), text);
    await put(tx, secrets, place, { key, text: opened });
  }
  return old.length;
}

/** Opens one text of each key: a house that lacks one hears of it before anybody needs it. */
export async function tryKeys(tx: Sql, secrets: Secrets, place: SealedPlace): Promise<void> {
  const lying = (await texts(tx, place)).filter(({ text }) => isSealed(text));
  const ofEach = new Map(lying.map((one) => [keyIdOf(one.text), one]));
  for (const { key, text } of ofEach.values()) await secrets.open(placeName(place, key), text);
}

export const keyIdsIn = async (tx: Sql, place: SealedPlace): Promise<string[]> =>
  (await texts(tx, place)).map(({ text }) => keyIdOf(text));

const keyIdOf = (sealed: string) => sealed.split(':')[1] ?? '';

const texts = (tx: Sql, { table, key, column }: SealedPlace): Promise<Lying[]> =>
  many(Lying, tx)`
    select ${tx(key)}::text as key, ${tx(column)} as text from ${tx(table)}
    where ${tx(column)} is not null for update`;

async function put(tx: Sql, secrets: Secrets, place: SealedPlace, { key, text }: Lying) {
  const sealed = secrets.seal(placeName(place, key), text);
  await tx`
    update ${tx(place.table)} set ${tx({ [place.column]: sealed })}
    where ${tx(place.key)}::text = ${key}`;
}
