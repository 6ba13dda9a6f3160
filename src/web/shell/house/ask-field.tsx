import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { begunWords } from '#web/platform/browser/begun-words.ts';

/** More than the conversation takes is not written here. */
const longest = 2000;

/** One line to ask on: its words are carried into the conversation, where they are sent. */
export function AskField({ className }: { className: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // An empty line leads on as well, and leaves what was begun there as it is.
    if (words.trim() !== '') begunWords.text = words.trim();
    void navigate(addresses.ask);
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
