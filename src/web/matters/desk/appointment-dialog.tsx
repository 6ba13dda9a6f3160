import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { dayInDubai, daysAfter, momentInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useAppoint } from '#web/matters/desk/mutations.ts';
import { whenDone } from '#web/platform/api.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { aheadOf, fieldOf } from '#web/platform/desk/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ListField } from '#web/ui/fields/list-field.tsx';
import { MomentField } from '#web/ui/fields/moment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const lengths = [15, 30, 45, 60, 90, 120, 180, 240];

interface AppointmentDialogProps {
  matter: DeskMatter;
  onClose: () => void;
}

const tomorrow = () => fieldOf(momentInDubai(daysAfter(dayInDubai(nowHere()), 1), '10:00'));

export function AppointmentDialog({ matter, onClose }: AppointmentDialogProps) {
  const { t } = useText();
  const words = t.deskMatters.appointments;
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
    whenDone(appoint.mutateAsync({ title, place, startsAt, minutes: Number(minutes) }), done);
  };
  return (
    <Dialog onClose={onClose} title={words.set}>
      <div className="grid gap-4">
        <TextField
          label={words.what}
          maxLength={160}
          typed={[asked.title, (title) => write({ title })]}
        />
        <MomentField label={words.when} typed={[asked.when, (when) => write({ when })]} />
        <ListField
          label={words.length}
          options={lengths.map((length) => ({ value: String(length), label: String(length) }))}
          typed={[asked.minutes, (minutes) => write({ minutes })]}
        />
        <TextField
          label={words.place}
          maxLength={200}
          typed={[asked.place, (place) => write({ place })]}
          helper={whole ? undefined : words.wrong}
        />
        <Button busy={appoint.isPending} disabled={!whole} onClick={go}>
          {words.submit}
        </Button>
      </div>
    </Dialog>
  );
}
