import { Answered } from '#web/ask/answer.tsx';
import { BriefChips } from '#web/ask/brief-chips.tsx';
import { BriefFoot } from '#web/ask/brief-foot.tsx';
import { chipsOf } from '#web/ask/brief-words.ts';
import { useAsked } from '#web/ask/use-asked.ts';
import type { BriefReading } from '#web/ask/use-brief.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface AskedSentenceProps {
  words: string;
  reading: BriefReading;
  onClose: () => void;
}

/** One sentence: its brief, and what the house answers to it. */
export function AskedSentence({ words, reading, onClose }: AskedSentenceProps) {
  const texts = useText();
  const { t } = texts;
  const asked = useAsked(words, reading);
  const { brief, isReading, isUnread, shown } = asked;
  if (isReading || !brief) return <Reading />;
  const isSaid = chipsOf(brief, texts).some(({ value }) => value);
  return (
    <>
      <form
        data-brief=""
        hidden={shown !== undefined && !isSaid}
        onSubmit={(event) => {
          event.preventDefault();
          asked.send();
        }}
        className="px-5 py-6 tablet:px-8"
      >
        {!shown && (
          <p className="mb-3 text-caption text-ink-soft">
            {isUnread ? t.ask.unread : t.ask.understood}
          </p>
        )}
        <BriefChips brief={brief} isFixed={shown !== undefined} onChange={asked.change} />
        {!shown && <BriefFoot busy={asked.busy === 'ask'} />}
      </form>
      <Answered asked={asked} words={words} onClose={onClose} />
    </>
  );
}

/** As tall as the chips will be. */
export function Reading() {
  const { t } = useText();
  return (
    <div className="px-5 py-6 tablet:px-8">
      <VisuallyHidden>
        <span role="status">{t.ask.reading}</span>
      </VisuallyHidden>
      <Skeleton className="h-4 w-64 max-w-full" />
      <div className="mt-3 flex flex-wrap gap-2.5">
        {['w-32', 'w-20', 'w-24', 'w-28', 'w-36'].map((width) => (
          <Skeleton key={width} className={`h-14 ${width}`} />
        ))}
      </div>
    </div>
  );
}
