import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MatterArea } from '#contract/matters/kinds.ts';
import type { SearchHit } from '#contract/search.ts';
import { AskLine } from '#web/ask/line.tsx';
import { AskedSentence } from '#web/ask/sentence.tsx';
import { AskStart } from '#web/ask/start.tsx';
import { useReading } from '#web/ask/use-brief.ts';
import { useText } from '#web/i18n/use-text.ts';
import { hitsOf, optionId } from '#web/platform/search/hits.ts';
import { useSearch } from '#web/platform/search/use-search.ts';
import { Results } from '#web/search/results.tsx';

interface AskBodyProps {
  begun: string;
  area: MatterArea | undefined;
  onClose: () => void;
}

/** More words than these are a sentence, and no name of anything. */
const mostOfName = 4;
const ofName = 100;

const isName = (words: string): boolean =>
  words !== '' && words.length <= ofName && words.split(/\s+/).length <= mostOfName;

/** As it stands on the paper: whoever begins with it wants that paper. */
const isReference = (words: string): boolean => /^(?:rh|rm|inv)-?\d*\w*/i.test(words.trim());

export function AskBody({ begun, area, onClose }: AskBodyProps) {
  const ask = useAsking(begun, onClose);
  const { words, sent, found, listId } = ask;
  const option = found.hits[found.active] && optionId(listId, found.active);
  return (
    <>
      <AskLine
        ref={ask.line}
        words={words}
        stretches={ask.reading.stretches}
        onWrite={ask.write}
        onKeyDown={ask.keys}
        controls={{ listId, option }}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line">
        {words.trim() === '' && <AskStart area={area} onSay={ask.say} onClose={onClose} />}
        {sent === '' && found.answer && found.answer.total > 0 && (
          <Results
            listId={listId}
            answer={found.answer}
            active={found.active}
            stale={found.isStale}
            onPoint={found.setActive}
            onChoose={onClose}
          />
        )}
        {sent !== '' && (
          <AskedSentence key={sent} words={sent} reading={ask.reading} onClose={onClose} />
        )}
      </div>
    </>
  );
}

/** How long the fingers rest before a sentence is read by itself. */
const rest = 700;

/** What is written, what of it was sent to be read, and what was found of it so far. */
function useAsking(begun: string, onClose: () => void) {
  const [words, setWords] = useState(begun);
  const [sent, setSent] = useState(begun.trim());
  const line = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const reading = useReading(words, sent);
  const found = useFound(sent === '' ? words.trim() : '');
  const navigate = useNavigate();
  const open = (hit: SearchHit) => {
    onClose();
    void navigate(hit.path);
  };
  const write = (next: string) => {
    setWords(next);
    found.setActive(-1);
    if (next.trim() !== sent) setSent('');
  };
  useEffect(() => {
    if (sent !== '' || isName(words.trim()) || words.trim() === '') return;
    const resting = setTimeout(() => setSent(words.trim()), rest);
    return () => clearTimeout(resting);
  }, [words, sent]);
  const say = (sentence: string) => {
    setWords(sentence);
    setSent(sentence);
    line.current?.focus();
  };
  const enter = () => {
    const hit = found.hits[found.active] ?? (isReference(words) ? found.hits[0] : undefined);
    if (hit) return open(hit);
    // Read already: then the brief is sent as it stands.
    if (sent !== '' && sent === words.trim()) return submitBrief(line.current);
    setSent(words.trim());
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter that ends a word in an input method is none.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const count = found.hits.length;
    if (step && count > 0) {
      event.preventDefault();
      found.setActive(
        found.active < 0 ? (step > 0 ? 0 : count - 1) : (found.active + step + count) % count,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    }
  };
  return { words, sent, reading, line, listId, found, write, say, keys };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The form of the brief stands in the same sheet. */
function submitBrief(line: HTMLTextAreaElement | null): void {
  line
    ?.closest('[role="dialog"]')
    ?.querySelector<HTMLFormElement>('form[data-brief]')
    ?.requestSubmit();
}

/** One's own records and the catalogue, while it may still be a name. */
function useFound(words: string) {
  const { language } = useText();
  const [active, setActive] = useState(-1);
  const { answer, status } = useSearch(isName(words) ? words : '', language);
  return { answer, hits: hitsOf(answer), active, setActive, isStale: status === 'searching' };
}
