/** Counts requests per subject in windows of fixed length, in this process. */
export interface RequestCounter {
  /** Says how many there were in the current window, this one included; one may weigh more than one. */
  hit(subject: string, windowSeconds: number, weight?: number): number;
  /** How long the subject's window still lasts. */
  secondsLeft(subject: string): number;
}

interface Window {
  endsAt: number;
  hits: number;
}

/** So many subjects at most: whoever sends from ever new addresses must not fill the memory. */
const mostSubjects = 50_000;

export function requestCounter(): RequestCounter {
  const windows = new Map<string, Window>();
  return {
    hit: (subject, windowSeconds, weight = 1) => {
      const now = performance.now();
      const open = windows.get(subject);
      if (open && open.endsAt > now) {
        open.hits += weight;
        return open.hits;
      }
      if (windows.size >= mostSubjects) forgetOld(windows, now);
      windows.set(subject, { endsAt: now + windowSeconds * 1000, hits: weight });
      return weight;
    },
    secondsLeft: (subject) => {
      const endsAt = windows.get(subject)?.endsAt ?? 0;
      return Math.max(1, Math.ceil((endsAt - performance.now()) / 1000));
    },
  };
}

function forgetOld(windows: Map<string, Window>, now: number) {
  for (const [subject, { endsAt }] of windows) if (endsAt <= now) windows.delete(subject);
  // All of them are fresh: the oldest goes, in the order they came.
  const [oldest] = windows.keys();
  if (windows.size >= mostSubjects && oldest !== undefined) windows.delete(oldest);
}
