/** What was dear to make, kept for a while in memory: made once for all who ask at the same time. */
interface KeptResults<T> {
  get(key: string, make: () => Promise<T>): Promise<T>;
}

interface Keeping<T> {
  /** Bytes of all together; the one that nobody asked for the longest goes first. */
  most: number;
  weigh: (result: T) => number;
  /** Nothing stays longer: what is erased elsewhere is soon gone from here too. */
  seconds: number;
}

interface Entry<T> {
  result: T;
  weight: number;
  until: number;
}

export function keptResults<T>({ most, weigh, seconds }: Keeping<T>): KeptResults<T> {
  // In the order of their last use.
  const kept = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();
  let total = 0;

  const forget = (key: string, { weight }: Entry<T>) => {
    if (kept.delete(key)) total -= weight;
  };
  const keep = (key: string, result: T) => {
    const weight = weigh(result);
    const now = performance.now();
    for (const [old, entry] of kept)
      if (entry.until <= now || total + weight > most) forget(old, entry);
    if (weight > most) return;
    kept.set(key, { result, weight, until: now + seconds * 1000 });
    total += weight;
  };
  return {
    get: (key, make) => {
      const entry = kept.get(key);
      if (entry && entry.until > performance.now()) {
        kept.delete(key);
        kept.set(key, entry);
        return Promise.resolve(entry.result);
      }
      if (entry) forget(key, entry);
      const begun = making.get(key);
      if (begun) return begun;
      const made = make()
        .then((result) => {
          keep(key, result);
          return result;
        })
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
