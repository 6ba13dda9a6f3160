import { useQuery } from '@tanstack/react-query';
import type { DeskRefund } from '#contract/billing/desk.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { SentButton } from '#web/billing/desk/sent-button.tsx';
import { WaitingPanel } from '#web/billing/desk/waiting-panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { toSendQuery } from '#web/platform/desk/queries.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { Status } from '#web/ui/status.tsx';

interface Ways {
  /** Opens an invoice. */
  onOpen: (invoice: string) => void;
  onOverlay: OpenOverlay;
}

/** What a person has to send from our bank, the first promised first; nothing where there is none. */
export function ToSendPanel(ways: Ways) {
  const { t, language } = useText();
  const words = t.deskBilling.toSend;
  const { data = [] } = useQuery(toSendQuery(language));
  const waiting = data.filter(({ state }) => state !== 'succeeded');
  const sent = data.filter(({ state }) => state === 'succeeded');
  if (data.length === 0) return null;
  return (
    <WaitingPanel
      title={words.title}
      text={waiting.length > 0 ? words.text : words.none}
      rows={waiting.map((row) => <Waiting key={row.id} row={row} {...ways} />)}
    >
      {sent.length > 0 && (
        <>
          <h3 className="mt-3 font-text text-[0.875rem] font-semibold">{words.sentTitle}</h3>
          <ul>
            {sent.map((row) => (
              <Sent key={row.id} row={row} {...ways} />
            ))}
          </ul>
        </>
      )}
    </WaitingPanel>
  );
}

interface RowProps extends Ways {
  row: DeskRefund;
}

const line = 'flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3.5';

function Waiting({ row, ...ways }: RowProps) {
  const { t, language } = useText();
  const { toSend: words, refund } = t.deskBilling;
  const { by, late, senders, state } = row;
  const day = writtenDay(by, 'long', language);
  return (
    <li className={line}>
      <div className="min-w-56 flex-1">
        <Names row={row} {...ways} />
        <p className="text-caption wrap-anywhere text-ink-soft">
          <Account row={row} />
        </p>
        <p className="text-caption wrap-anywhere text-ink-mute">
          {row.reason && (
            <>
              <bdi>{row.reason}</bdi>
              {' · '}
            </>
          )}
          {senders.length > 0 ? refund.othersSend(senders.join(refund.or)) : words.youMay}
        </p>
      </div>
      <Status tone={late ? 'danger' : 'warning'}>{late ? words.late(day) : words.by(day)}</Status>
      {state === 'failed' && (
        <PlainButton onClick={() => ways.onOpen(row.invoice.id)}>{words.open}</PlainButton>
      )}
      {state === 'created' && senders.length === 0 && <Send row={row} />}
    </li>
  );
}

/** Where it goes: we keep no account numbers, but the statement shows where the money came from. */
function Account({ row: { cameWith } }: { row: DeskRefund }) {
  const { t } = useText();
  const { ask, toSource, stood } = t.deskBilling.toSend;
  if (cameWith === null) return ask;
  return (
    <>
      {toSource}
      {cameWith && (
        <>
          {' '}
          {stood} <bdi>{cameWith}</bdi>
        </>
      )}
    </>
  );
}

function Send({ row: { id, amount, client, invoice } }: { row: DeskRefund }) {
  const { t, language } = useText();
  const words = t.deskBilling.toSend;
  const sum = exactMoneyIn(language, amount);
  return (
    <SentButton
      refund={id}
      text={words.confirm(sum, client?.name ?? invoice.number)}
      label={words.sentOf(sum, invoice.number)}
    />
  );
}

function Sent({ row, ...ways }: RowProps) {
  const { t, language } = useText();
  const words = t.deskBilling.toSend;
  return (
    <li className={line}>
      <div className="min-w-56 flex-1">
        <Names row={row} {...ways} />
        {row.reference && (
          <p className="text-caption wrap-anywhere text-ink-mute">
            {words.reference} <bdi>{row.reference}</bdi>
          </p>
        )}
      </div>
      {row.sentOn && (
        <Status tone="success">{words.sentOn(writtenDay(row.sentOn, 'long', language))}</Status>
      )}
    </li>
  );
}

/** How much, whose it is, and of which invoice. */
function Names({ row: { amount, client, invoice }, onOpen, onOverlay }: RowProps) {
  const { language } = useText();
  return (
    <p>
      <bdi className="tnum font-semibold">{exactMoneyIn(language, amount)}</bdi>
      {client && (
        <>
          {' · '}
          <PlainButton onClick={() => onOverlay({ kind: 'client', id: client.id })}>
            <bdi>{client.name}</bdi>
          </PlainButton>
        </>
      )}
      {' · '}
      <PlainButton onClick={() => onOpen(invoice.id)}>
        <bdi className="tnum whitespace-nowrap">{invoice.number}</bdi>
      </PlainButton>
      <span className="block">
        <bdi>{invoice.title}</bdi>
      </span>
    </p>
  );
}
