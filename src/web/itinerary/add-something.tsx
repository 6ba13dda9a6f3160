import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PlanAsk } from '#contract/itinerary.ts';
import { dayInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePlan } from '#web/itinerary/queries.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import type { ButtonLook } from '#web/ui/controls/button-look.ts';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { HourField } from '#web/ui/fields/hour-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

const blank = { title: '', day: '', time: '', minutes: '' };
type Draft = typeof blank;

/** A line of one's own. What was typed outlives closing the dialog, and is gone once it is added. */
export function AddSomething(look: Pick<ButtonLook, 'variant' | 'size'>) {
  const { t } = useText();
  const say = t.itinerary;
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(blank);
  const finish = () => {
    setDraft(blank);
    setOpen(false);
    notify.success(say.adding.done, draft.title);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button {...look} icon={<Plus size={18} strokeWidth={1.5} />}>
          {say.add}
        </Button>
      }
      title={say.adding.title}
      text={say.adding.text}
    >
      <AddForm draft={draft} onWrite={setDraft} onAdded={finish} />
    </Dialog>
  );
}

interface AddFormProps {
  draft: Draft;
  onWrite: (draft: Draft) => void;
  onAdded: () => void;
}

function AddForm({ draft, onWrite, onAdded }: AddFormProps) {
  const { t } = useText();
  const say = t.itinerary.adding;
  const plan = usePlan();
  const today = dayInDubai(nowHere());
  const { errors, formProps } = useForm(
    () => ({
      title: draft.title.trim() ? undefined : say.noTitle,
      day: draft.day >= today ? undefined : say.noDay,
      minutes: isLength(draft.minutes) ? undefined : say.noMinutes,
    }),
    async () => plan.mutate(askOf(draft), { onSuccess: onAdded }),
  );
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onWrite({ ...draft, [name]: target.value }),
  });
  return (
    <form {...formProps} className="grid gap-5">
      <TextField {...field('title')} label={say.what} maxLength={200} error={errors.title} />
      <DayField {...field('day')} min={today} label={say.day} error={errors.day} />
      <div className="grid grid-cols-2 gap-4">
        <HourField {...field('time')} label={say.hour} note={say.optional} />
        <TextField
          {...field('minutes')}
          inputMode="numeric"
          label={say.minutes}
          note={say.optional}
          error={errors.minutes}
        />
      </div>
      {plan.error && <RefusalPanel error={plan.error} title={say.refused} />}
      <Button type="submit" busy={plan.isPending} busyLabel={say.submitting}>
        {say.submit}
      </Button>
    </form>
  );
}

function isLength(typed: string): boolean {
  if (typed === '') return true;
  return /^\d{1,4}$/.test(typed) && Number(typed) >= 5 && Number(typed) <= 1440;
}

const askOf = ({ title, day, time, minutes }: Draft): PlanAsk => ({
  title,
  day,
  time: time || null,
  minutes: minutes ? Number(minutes) : null,
});
