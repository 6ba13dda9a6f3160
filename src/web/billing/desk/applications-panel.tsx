import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Application, applications } from '#contract/billing/applications.ts';
import { cardWords } from '#domain/money/words/card.ts';
import { WaitingPanel } from '#web/billing/desk/waiting-panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { call, succeeds } from '#web/platform/api.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { applicationsQuery, deskKey } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { YesOrNo } from '#web/platform/desk/yes-or-no.tsx';
import { todayInDubai, writtenDay } from '#web/platform/moments.ts';
import { notify } from '#web/ui/notify.ts';
import { Status } from '#web/ui/status.tsx';

/** Who wishes to join a tier, the longest waiting first; nothing where nobody does. */
export function ApplicationsPanel({ onOverlay }: { onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const words = t.deskBilling.applications;
  const { data } = useQuery(applicationsQuery(language));
  if (!data || data.length === 0) return null;
  return (
    <WaitingPanel
      title={words.title}
      text={words.text}
      rows={data.map((application) => (
        <Row key={application.id} application={application} onOverlay={onOverlay} />
      ))}
    />
  );
}

function Row({ application, onOverlay }: { application: Application; onOverlay: OpenOverlay }) {
  const { t, format, language } = useText();
  const words = t.deskBilling.applications;
  const { client, name, from, total, answerBy } = application;
  const day = writtenDay(answerBy, 'long', language);
  const isLate = answerBy < todayInDubai();
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line py-3.5">
      <div className="min-w-56 flex-1">
        {client && (
          <PlainButton onClick={() => onOverlay({ kind: 'client', id: client.id })}>
            <bdi>{client.name}</bdi>
          </PlainButton>
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
  const { t, format, language } = useText();
  const words = t.deskBilling.applications;
  const { cardPays, total } = application;
  const sum = format.money(total);
  // A card that has ended by then pays nothing.
  const card = cardPays && cardPays.until >= todayInDubai() && cardWords(cardPays.card, language);
  const answer = useAnswerApplication(application);
  const name = application.client?.name ?? t.desk.someone;
  return (
    <YesOrNo
      yes={{
        label: words.approve,
        of: words.approveOf(name),
        text: card ? words.approveByCard(sum, card) : words.approveByNone(sum),
        keep: words.keep,
      }}
      no={{
        label: words.decline,
        of: words.declineOf(name),
        title: words.declineTitle,
        helper: t.desk.reason.forClient,
      }}
      busy={answer.isPending}
      onYes={() => succeeds(answer.mutateAsync({ answer: 'approve', reason: '' }))}
      onNo={(reason) => succeeds(answer.mutateAsync({ answer: 'decline', reason }))}
    />
  );
}

interface Answer {
  answer: 'approve' | 'decline';
  reason: string;
}

/** Answered once; then the list and the invoices are read anew. */
function useAnswerApplication({ id, version }: Application) {
  const { t, language: lang } = useText();
  const words = t.deskBilling.applications;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      call(applications.answer, { params: { id }, query: { lang }, body, version }),
    onSuccess: (left, { answer }) => {
      notify.success(answer === 'approve' ? words.approved : words.declined);
      queries.setQueryData(applicationsQuery(lang).queryKey, left);
    },
    onError: (error) => void notify.error(t.desk.refused, deskRefusalWords(error, t)),
    onSettled: () => void queries.invalidateQueries({ queryKey: deskKey }),
  });
}
