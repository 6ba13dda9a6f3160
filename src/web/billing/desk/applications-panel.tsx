import { useQuery } from '@tanstack/react-query';
import type { Application } from '#contract/billing/applications.ts';
import { applicationsQuery, useAnswerApplication } from '#web/billing/desk/application-queries.ts';
import { longDay, today } from '#web/billing/moments.ts';
import type { OpenOverlay } from '#web/desk/overlay.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { YesOrNo } from '#web/desk/yes-or-no.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { succeeds } from '#web/platform/api.ts';
import { Status } from '#web/ui/status.tsx';

/** Who wishes to join a tier, the longest waiting first; nothing where nobody does. */
export function ApplicationsPanel({ onOverlay }: { onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const words = t.desk.billing.applications;
  const { data } = useQuery(applicationsQuery(language));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="applications" className="mb-6 rounded-plate bg-sunk px-5 py-4">
      <h2 id="applications" className="text-[1.375rem] leading-[1.2]">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.text}</p>
      <ul className="mt-2">
        {data.map((application) => (
          <Row key={application.id} application={application} onOverlay={onOverlay} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  application: Application;
  onOverlay: OpenOverlay;
}

function Row({ application, onOverlay }: RowProps) {
  const { t, format, language } = useText();
  const words = t.desk.billing.applications;
  const { client, name, from, total, answerBy } = application;
  const day = longDay(answerBy, language);
  const isLate = answerBy < today();
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-3.5">
      <div className="min-w-56 flex-1">
        {client && (
          <button
            type="button"
            className={plainButton}
            onClick={() => onOverlay({ kind: 'client', id: client.id })}
          >
            <bdi>{client.name}</bdi>
          </button>
        )}
        <p>
          {from ? words.move(from, name) : words.join(name)} ·{' '}
          <bdi className="tnum">{format.money(total)}</bdi>
        </p>
      </div>
      <Status tone={isLate ? 'danger' : 'neutral'}>
        {isLate ? words.late(day) : words.by(day)}
      </Status>
      <Answers application={application} />
    </li>
  );
}

function Answers({ application }: { application: Application }) {
  const { t, format } = useText();
  const words = t.desk.billing.applications;
  const answer = useAnswerApplication(application);
  const name = application.client?.name ?? t.desk.queue.someone;
  return (
    <YesOrNo
      yes={{
        label: words.approve,
        of: words.approveOf(name),
        text: words.approveText(format.money(application.total)),
        keep: words.keep,
      }}
      no={{
        label: words.decline,
        of: words.declineOf(name),
        title: words.declineTitle,
        helper: t.desk.moves.reasonForClient,
      }}
      busy={answer.isPending}
      onYes={() => succeeds(answer.mutateAsync({ answer: 'approve', reason: '' }))}
      onNo={(reason) => succeeds(answer.mutateAsync({ answer: 'decline', reason }))}
    />
  );
}
