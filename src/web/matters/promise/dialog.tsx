import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { matterLengths } from '#contract/matters/kinds.ts';
import { dayInDubai, daysAfter, isBefore, minutesAfter, momentInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePromise } from '#web/matters/desk/mutations.ts';
import { whenDone } from '#web/platform/api.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { aheadOf, fieldOf } from '#web/platform/desk/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { MomentField } from '#web/ui/fields/moment-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** The hours that are promised most, as long as they lie ahead. */
function choicesFrom(now: string) {
  const today = dayInDubai(now);
  const choices = {
    half: minutesAfter(now, 30),
    hour: minutesAfter(now, 60),
    three: minutesAfter(now, 180),
    evening: momentInDubai(today, '20:00'),
    morning: momentInDubai(daysAfter(today, 1), '09:00'),
  };
  const named = ['half', 'hour', 'three', 'evening', 'morning'] as const;
  return named
    .map((name) => ({ name, due: choices[name] }))
    .filter(({ due }) => isBefore(now, due));
}

export function PromiseDialog({ matter, onClose }: { matter: DeskMatter; onClose: () => void }) {
  const { t } = useText();
  const words = t.deskMatters.promise;
  const [choices] = useState(() => choicesFrom(nowHere()));
  const [when, setWhen] = useState(() => fieldOf(minutesAfter(nowHere(), 60)));
  const [reason, setReason] = useState('');
  const promise = usePromise(matter);
  const due = aheadOf(when);
  const go = () => {
    if (!due) return;
    whenDone(promise.mutateAsync({ due, reason }), () => {
      notify.success(words.done);
      onClose();
    });
  };
  return (
    <Dialog onClose={onClose} title={words.title} text={words.text}>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button
              key={choice.name}
              size="small"
              variant="outline"
              onClick={() => setWhen(fieldOf(choice.due))}
            >
              {words.choices[choice.name]}
            </Button>
          ))}
        </div>
        <MomentField
          label={words.when}
          typed={[when, setWhen]}
          error={due ? undefined : words.past}
        />
        <TextArea
          label={words.reason}
          note={t.desk.optional}
          maxLength={matterLengths.reason}
          typed={[reason, setReason]}
        />
        <Button busy={promise.isPending} disabled={!due} onClick={go}>
          {words.submit}
        </Button>
      </div>
    </Dialog>
  );
}
