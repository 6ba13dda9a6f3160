import { useEffect, useState } from 'react';
import { HoldRow } from '#web/bookings/holds/row.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';

/** Only then is it said aloud. */
const said = [300, 120, 60];

/** Under the title, in a row of its own: how long it is held, or that it no longer is. */
export function HoldBand({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { phase, ours } = sheet;
  return (
    <>
      {ours && <HoldRow sheet={sheet} ours={ours} />}
      {phase === 'ended' && (
        <p className="border-b border-line bg-sunk px-5 py-3 tablet:px-10">
          {t.bookingSheet.holdOver}
        </p>
      )}
      <Announcer sheet={sheet} />
    </>
  );
}

/** Whoever listens hears it three times, not nine hundred, and that it is over. */
function Announcer({ sheet: { phase, left = 0 } }: { sheet: SheetState }) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const passed = said.find((seconds) => left <= seconds && left > seconds - 5);
  const isOver = phase === 'ended';
  useEffect(() => {
    if (passed) setWords(t.bookingSheet.minutesLeft(passed / 60));
  }, [passed, t]);
  return (
    <span aria-live="polite" className="sr-only">
      {isOver ? t.bookingSheet.holdOver : words}
    </span>
  );
}
