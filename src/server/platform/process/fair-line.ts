/**
 * A line in which each sender waits behind their own: whoever floods delays themselves. It has an end,
 * and whoever made it long is sent away first: the others find a place in a full one.
 */
export interface FairLine<T> {
  /** Says who has to go instead, where the line is full: the newcomer or somebody who came before. */
  join(sender: string, one: T): T | undefined;
  /** Whose turn it is; their sender goes to the end of the line. */
  next(): T | undefined;
  readonly length: number;
}

export function fairLine<T>(most: number): FairLine<T> {
  const queues = new Map<string, T[]>();
  let waiting = 0;
  return {
    get length() {
      return waiting;
    },
    join: (sender, one) => {
      const own = queues.get(sender) ?? [];
      let last: T | undefined;
      if (waiting >= most) {
        const longest = longestOf(queues);
        // Nobody makes room for one who will wait as long as they do.
        if (longest.length <= own.length + 1) return one;
        last = longest.pop();
        waiting -= 1;
      }
      own.push(one);
      queues.set(sender, own);
      waiting += 1;
      return last;
    },
    next: () => {
      const [first] = queues;
      if (!first) return undefined;
      const [sender, queue] = first;
      const one = queue.shift();
      queues.delete(sender);
      if (queue.length > 0) queues.set(sender, queue);
      waiting -= 1;
      return one;
    },
  };
}

function longestOf<T>(queues: Map<string, T[]>): T[] {
  let longest: T[] = [];
  for (const queue of queues.values()) if (queue.length > longest.length) longest = queue;
  return longest;
}
