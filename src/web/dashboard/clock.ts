import { useEffect, useState } from 'react';
import { houseZone } from '#domain/time.ts';

/** The hour on the client's own clock: a greeting is about their day, wherever they are. */
function hourHere(): number {
  return Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23' }).format());
}

function timeInDubai(): string {
  const shown = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en', { ...shown, timeZone: houseZone }).format();
}

/** Follows the clock, so that a dashboard left open does not wish a good morning at night. */
export function useClock() {
  const read = () => ({ hour: hourHere(), dubai: timeInDubai() });
  const [now, setNow] = useState(read);
  useEffect(() => {
    const ticking = setInterval(() => setNow(read()), 10_000);
    return () => clearInterval(ticking);
  });
  return now;
}
