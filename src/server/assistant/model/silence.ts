/** Gives up whoever says nothing for so long: before the first word, and between two. */
interface Quiet {
  signal: AbortSignal;
  heard(): void;
  end(): void;
}

export function quietFor(seconds: number, outer: AbortSignal): Quiet {
  const silent = new AbortController();
  const giveUp = () => silent.abort(new Error('it says nothing'));
  let timer = setTimeout(giveUp, seconds * 1000);
  const end = () => clearTimeout(timer);
  return {
    signal: AbortSignal.any([outer, silent.signal]),
    heard: () => {
      end();
      timer = setTimeout(giveUp, seconds * 1000);
    },
    end,
  };
}
