/** The clock brings many things at once. */
import type { Services } from '#server/services.ts';

/** What cannot be done now does not keep the others waiting: the next run tries it again. */
export async function oneByOne<Item>(
  { log }: Pick<Services, 'log'>,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    await work(item).catch((err: unknown) =>
      log.warn({ err }, 'what was due could not be done; the next run tries again'),
    );
}
