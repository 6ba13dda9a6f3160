import { type SubmitEvent, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';

/** More than the house takes is not written here. */
const longest = 2000;

/** One line to ask on: its words are read in the sheet that it opens. */
export function AskField({ className }: { className: string }) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    openOverlay({ name: 'ask', words: words.trim() });
    setWords('');
  };
  return (
    <form onSubmit={ask} className="min-w-0 flex-1">
      <input
        type="text"
        aria-label={t.house.askHouse}
        placeholder={t.house.askHouse}
        enterKeyHint="go"
        autoComplete="off"
        maxLength={longest}
        dir={words === '' ? undefined : 'auto'}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className={className}
      />
    </form>
  );
}
