import { type SubmitEvent, useState } from 'react';
import { conversationLengths, type ExpertDesk } from '#contract/conversations.ts';
import { whenInDubai } from '#domain/time.ts';
import type { ExpertProps } from '#web/chat/expert-column.tsx';
import { useAsker } from '#web/chat/expert-form.tsx';
import { panelText, panelTitle } from '#web/chat/expert-looks.ts';
import { OpeningHours } from '#web/chat/opening-hours.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useSession } from '#web/platform/use-session.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** Nobody is there: the hours, and a message that becomes a request. */
export function ExpertClosed({ expert, desk }: ExpertProps & { desk: ExpertDesk }) {
  const { t, language } = useText();
  const words = t.chat.expert;
  const [reference, setReference] = useState<string>();
  return (
    <>
      <h2 className={panelTitle}>{words.closed}</h2>
      <p className={panelText}>
        {desk.opensAt ? words.opens(whenInDubai(desk.opensAt, language)) : words.opensUnknown}
      </p>
      <OpeningHours hours={desk.hours} />
      <div className="mt-4">
        {reference ? (
          <AlertPanel tone="success" title={words.left(reference)} />
        ) : (
          <LeaveForm expert={expert} onLeft={setReference} />
        )}
      </div>
    </>
  );
}

interface LeaveFormProps {
  expert: ExpertProps['expert'];
  onLeft: (reference: string) => void;
}

function LeaveForm({ expert, onLeft }: LeaveFormProps) {
  const { t } = useText();
  const words = t.chat.expert;
  const session = useSession();
  const { fields, check } = useAsker();
  const [empty, setEmpty] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    setEmpty(text === '');
    const asker = session ? {} : check(form);
    if (text === '' || !asker) return;
    // What goes wrong is said by the mutation; what was typed stays.
    await expert.leaveMessage({ ...asker, text }).then(onLeft, () => undefined);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextArea
        name="text"
        label={words.message}
        maxLength={conversationLengths.message}
        dir="auto"
        error={empty ? words.empty : undefined}
      />
      {!session && fields}
      <Button wide size="small" type="submit" busy={expert.isBusy}>
        {words.leave}
      </Button>
    </form>
  );
}
