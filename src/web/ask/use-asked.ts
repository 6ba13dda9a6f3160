import { useState } from 'react';
import type { Brief, FreePlace } from '#contract/ask.ts';
import { useAnswer } from '#web/ask/use-answer.ts';
import type { BriefReading } from '#web/ask/use-brief.ts';

/** A sentence with its brief, what the house answered to it, and what can be done with that. */
export function useAsked(words: string, { brief, isReading, isUnread, change }: BriefReading) {
  const { answer, take, letGo } = useAnswer();
  const [toPerson, setToPerson] = useState(false);
  const said = letGo.isSuccess ? undefined : (take.data ?? answer.data);
  const shown = said && toPerson ? ({ way: 'person' } as const) : said;
  const anew = () => {
    for (const act of [answer, take, letGo]) act.reset();
    setToPerson(false);
  };
  return {
    brief,
    isReading,
    isUnread,
    shown,
    failure: letGo.error ?? take.error ?? answer.error,
    busy: answer.isPending
      ? 'ask'
      : take.isPending
        ? 'take'
        : letGo.isPending
          ? 'letGo'
          : undefined,
    anew,
    change: (next: Brief) => {
      change(next);
      // What was held or sent stays what it is; the next answer is to the brief as it stands then.
      if (!said) anew();
    },
    /** With `toPeople` nothing is looked for: somebody is asked. */
    send: (toPeople = false) => {
      if (!brief || answer.isPending || said) return;
      anew();
      answer.mutate({ text: words, brief, toPeople });
    },
    take: (place: FreePlace) =>
      take.mutate({ place, instead: said?.way === 'place' ? said.booking : undefined }),
    letGo: () => said?.way === 'place' && letGo.mutate(said.booking.id),
    askPerson: () => setToPerson(true),
    back: () => (toPerson ? setToPerson(false) : anew()),
  };
}

export type AskedState = ReturnType<typeof useAsked>;
