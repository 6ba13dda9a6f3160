import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { dayInDubai, daysAfter, momentInDubai } from '#domain/time.ts';
import { aheadOf, fieldOf } from '#web/desk/moments.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useAppoint } from '#web/matters/desk/mutations.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const lengths = [15, 30, 45, 60, 90, 120, 180, 240];

interface AppointmentDialogProps {
  matter: DeskMatter;
  onClose: () => void;
}

const tomorrow = () => fieldOf(momentInDubai(daysAfter(dayInDubai(nowHere()), 1), '10:00'));

export function AppointmentDialog({ matter, onClose }: AppointmentDialogProps) {
  const { t } = useText();
  const words = t.desk.appointments;
  const [asked, setAsked] = useState({ title: '', when: tomorrow(), minutes: '60', place: '' });
  const appoint = useAppoint(matter);
  const startsAt = aheadOf(asked.when);
  const whole = startsAt && asked.title.trim() && asked.place.trim();
  const write = (change: Partial<typeof asked>) => setAsked({ ...asked, ...change });
  const go = () => {
    if (!startsAt) return;
    const { title, place, minutes } = asked;
    const done = () => {
      notify.success(words.done);
      onClose();
    };
    appoint.mutate({ title, place, startsAt, minutes: Number(minutes) }, { onSuccess: done });
  };
  return (
    <Dialog open onOpenChange={onClose} title={words.set} closeLabel={t.desk.close}>
      <div className="grid gap-4">
        <TextField
          label={words.what}
          maxLength={160}
          value={asked.title}
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextField
          label={words.when}
          type="datetime-local"
          value={asked.when}
          onChange={({ target }) => write({ when: target.value })}
        />
        <Select
          label={words.length}
          options={lengths.map((length) => ({ value: String(length), label: String(length) }))}
          value={asked.minutes}
          onChange={({ target }) => write({ minutes: target.value })}
        />
        <TextField
          label={words.place}
          maxLength={200}
          value={asked.place}
          helper={whole ? undefined : words.wrong}
          onChange={({ target }) => write({ place: target.value })}
        />
        <Button busy={appoint.isPending} disabled={!whole} onClick={go}>
          {words.submit}
        </Button>
      </div>
    </Dialog>
  );
}
