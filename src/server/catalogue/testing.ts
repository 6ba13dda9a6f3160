import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Price } from '#contract/catalogue/shapes.ts';
import { entriesOf } from '#server/catalogue/seed/entries.ts';
import { readSeedFiles } from '#server/catalogue/seed/files.ts';
import { type Snapshot, snapshotOf } from '#server/catalogue/snapshot.ts';

/** The seed as a fresh installation reads it, without a database. */
export async function seedSnapshot(): Promise<Snapshot> {
  const entries = entriesOf(await readSeedFiles());
  return snapshotOf(entries.map((entry) => ({ ...entry, version: 1 })));
}

type Named = { id: string; slug?: string };

/** Fails with the names of the items that break the rule. */
export function each<Item extends Named>(
  items: readonly Item[],
  rule: string,
  holds: (item: Item) => unknown,
): void {
  const breaking = items.filter((item) => !holds(item)).map((item) => item.slug ?? item.id);
  assert.deepEqual(breaking, [], rule);
}

/** Whole dollars or dirhams. */
export function major(price: Price): number {
  return price.amount / 100;
}

export function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

export function english(texts: readonly { en: string }[]): string[] {
  return texts.map((text) => text.en);
}

/** `AED 5,500` is quoted as 5,500. */
export function grouped(amount: number): string {
  return amount.toLocaleString('en-US');
}

export function wordsIn(text: string): number {
  return text.split(' ').length;
}

/** News of a change takes a moment to travel; fails when it takes longer than anybody would wait. */
export async function eventually(happened: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await happened()) return;
    await wait(25);
  }
  assert.fail('It did not happen within five seconds.');
}
