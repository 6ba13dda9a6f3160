import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MoneyAct } from '#contract/billing/money-acts.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { useText } from '#web/i18n/use-text.ts';
import { plainLook } from '#web/platform/desk/panel.tsx';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { moneyActsQuery } from '#web/platform/desk/queries.ts';
import { shortMoment } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Status } from '#web/ui/status.tsx';

interface WaitingActsProps {
  kind: 'matter' | 'booking';
  id: string;
  className?: string;
}

/** Money of it that waits for a second colleague: who asked for what, and where it is answered. */
export function WaitingActs({ kind, id, className }: WaitingActsProps) {
  const { language } = useText();
  const { data = [] } = useQuery(moneyActsQuery(language));
  const waiting = data.filter(
    ({ state, source }) => state === 'waiting' && source.kind === kind && source.id === id,
  );
  if (waiting.length === 0) return null;
  return (
    <ul className={classes('grid gap-2', className)}>
      {waiting.map((act) => (
        <Waiting key={act.id} act={act} />
      ))}
    </ul>
  );
}

function Waiting({ act }: { act: MoneyAct }) {
  const { t, language } = useText();
  const words = t.deskBilling.second;
  const { kind, amount, askedBy, askedAt, reason, reference } = act;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-[0.8125rem]">
      <Status tone="info">{words.states.waiting}</Status>
      <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {words.kinds[kind]} · <bdi className="tnum">{exactMoneyIn(language, amount)}</bdi>
        <span className="block text-ink-mute">
          {words.asked(askedBy.name, shortMoment(askedAt, language))}
          {(reason || reference) && ' · '}
          {!reason && reference && `${t.deskBilling.toSend.reference} `}
          <bdi>{reason || reference}</bdi>
        </span>
      </span>
      <Link to={addressOfPlace({ part: 'invoices' })} className={plainLook}>
        {act.mayAnswer ? words.lookAt : words.seeWhere}
      </Link>
    </li>
  );
}
