import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { whenDone } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface ReferenceFormProps<Answer> {
  /** What is done with the bank's reference. */
  act: { isPending: boolean; mutateAsync: (reference: string) => Promise<Answer> };
  onDone: (answer: Answer) => void;
  submit: string;
  /** What whoever presses it should know first. */
  warning?: string | undefined;
}

/** A person has moved money at the bank, and says under which reference it stands there. */
export function ReferenceForm<Answer>(props: ReferenceFormProps<Answer>) {
  const { act, onDone, submit, warning } = props;
  const { t } = useText();
  const { refund, transfer } = t.deskBilling;
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const lacking = reference.trim() === '';
  const go = () => {
    setTried(true);
    if (!lacking) whenDone(act.mutateAsync(reference.trim()), onDone);
  };
  return (
    <div className="grid gap-4">
      <TextField
        label={refund.sentText}
        maxLength={140}
        typed={[reference, setReference]}
        error={tried && lacking ? transfer.referenceNeeded : undefined}
      />
      {warning && <p className="text-caption text-warning">{warning}</p>}
      <Button busy={act.isPending} onClick={go}>
        {submit}
      </Button>
    </div>
  );
}
