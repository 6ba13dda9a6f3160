import { matters } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { callOrKeep } from '#web/platform/line/unsent.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';

interface AnswerYesProps {
  matterId: string;
  /** The hour that the question proposes. */
  hour: string | null;
  variant: 'primary' | 'outline';
}

/** Where it waits for the client, and where the whole matter is read. */
const readAnew = [['dashboard'], ['matters']];

/** The answer as the client would write it: it stands in the conversation, and a person reads it. */
export function AnswerYes({ matterId, hour, variant }: AnswerYesProps) {
  const { t } = useText();
  const { label, words, refused } = t.dashboard.needs.yes;
  const text = words(hour);
  const answer = useAct(
    () => callOrKeep(matters.write, { params: { id: matterId }, body: { text, files: [] } }, text),
    readAnew,
    { onError: (error) => notify.error(refused, refusalWords(error, t)) },
  );
  // Answered once: the row goes as soon as the day is read anew.
  const isGiven = answer.isPending || answer.isSuccess;
  return (
    <Button size="small" variant={variant} busy={isGiven} onClick={() => answer.mutate()}>
      {label(hour)}
    </Button>
  );
}
