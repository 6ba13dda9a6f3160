import { HeldPlace, OwnHold } from '#web/ask/held-place.tsx';
import { OtherWays } from '#web/ask/other-ways.tsx';
import { PersonAnswer } from '#web/ask/person-answer.tsx';
import { RequestAnswer } from '#web/ask/request-answer.tsx';
import type { AskedState } from '#web/ask/use-asked.ts';
import { useText } from '#web/i18n/use-text.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface AnsweredProps {
  asked: AskedState;
  words: string;
  onClose: () => void;
}

/** What the house answers, read aloud as it comes, and the other ways below it. */
export function Answered({ asked, words, onClose }: AnsweredProps) {
  const { t } = useText();
  const { shown, failure } = asked;
  return (
    <>
      <div aria-live="polite">
        {failure && (
          <div className="px-5 pb-6 tablet:px-8">
            <AlertPanel title={t.ask.refused} text={refusalWords(failure, t)} />
          </div>
        )}
        <Way asked={asked} words={words} onClose={onClose} />
      </div>
      {shown && 'others' in shown && (shown.way === 'place' || shown.others.length > 0) && (
        <OtherWays asked={asked} others={shown.others} onClose={onClose} />
      )}
    </>
  );
}

/** Always one of three: a place, a request or a person. */
function Way({ asked, words, onClose }: AnsweredProps) {
  const { shown } = asked;
  if (!shown) return null;
  if (shown.way === 'place')
    return <HeldPlace answer={shown} asked={asked} key={shown.booking.id} onClose={onClose} />;
  if (shown.way === 'own') return <OwnHold answer={shown} onClose={onClose} />;
  if (shown.way === 'request') return <RequestAnswer matter={shown.matter} onClose={onClose} />;
  return <PersonAnswer words={words} onBack={asked.back} onClose={onClose} />;
}
