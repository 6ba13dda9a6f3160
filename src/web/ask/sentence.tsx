import { BriefChips } from '#web/ask/brief-chips.tsx';
import { BriefFoot } from '#web/ask/brief-foot.tsx';
import { chipsOf } from '#web/ask/brief-words.ts';
import { HeldPlace, OwnHold } from '#web/ask/held-place.tsx';
import { OtherWays } from '#web/ask/other-ways.tsx';
import { PersonAnswer } from '#web/ask/person-answer.tsx';
import { RequestAnswer } from '#web/ask/request-answer.tsx';
import { type AskedState, useAsked } from '#web/ask/use-asked.ts';
import { useText } from '#web/i18n/use-text.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface AskedProps {
  words: string;
  onClose: () => void;
}

/** One sentence: its brief, and what the house answers to it. */
export function AskedSentence({ words, onClose }: AskedProps) {
  const texts = useText();
  const { t } = texts;
  const asked = useAsked(words);
  const { brief, isReading, isUnread, shown, failure } = asked;
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
      <div aria-live="polite">
        {failure && (
          <div className="px-5 pb-6 tablet:px-8">
            <AlertPanel title={t.ask.refused} text={refusalWords(failure, t)} />
          </div>
        )}
        <Answered asked={asked} words={words} onClose={onClose} />
      </div>
      {shown && 'others' in shown && (shown.way === 'place' || shown.others.length > 0) && (
        <OtherWays asked={asked} others={shown.others} onClose={onClose} />
      )}
    </>
  );
}

/** Always one of three: a place, a request or a person. */
function Answered({ asked, words, onClose }: AskedProps & { asked: AskedState }) {
  const { shown } = asked;
  if (!shown) return null;
  if (shown.way === 'place')
    return <HeldPlace answer={shown} asked={asked} key={shown.booking.id} onClose={onClose} />;
  if (shown.way === 'own') return <OwnHold answer={shown} onClose={onClose} />;
  if (shown.way === 'request') return <RequestAnswer matter={shown.matter} onClose={onClose} />;
  return <PersonAnswer words={words} onBack={asked.back} onClose={onClose} />;
}

/** As tall as the chips will be. */
function Reading() {
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
