import { useText } from '#web/i18n/use-text.ts';
import { copyText } from '#web/platform/browser/copy-text.ts';
import { notify } from '#web/ui/notify.ts';

/** As it stands on paper; a touch copies it. */
export function TicketReference({ reference }: { reference: string }) {
  const { t } = useText();
  const say = t.ticket;
  const copy = async () => {
    if (await copyText(reference)) notify.success(say.copied, reference);
  };
  return (
    <p className="ticket-reference">
      <span className="ticket-label">{say.reference}</span>
      <button
        type="button"
        aria-label={say.copy(reference)}
        onClick={() => void copy()}
        className="ticket-copy"
      >
        <bdi dir="ltr">{reference}</bdi>
      </button>
    </p>
  );
}
