import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Consultation } from '#contract/consultation.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { TwoClocks } from '#web/appointments/two-clocks.tsx';
import { isNobodys, requestByLink, useWithdraw } from '#web/consultation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/shell/addresses.ts';
import { WaitingFor } from '#web/shell/client-screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LinkAnswer, LinkWall } from '#web/ui/link-wall.tsx';

/** Opening the link only shows what it is about: mail programs open links too. */
export function ConsultationWithdrawPage({ payload }: { payload: PagePayload }) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const found = useQuery(requestByLink(token));
  if (found.isPending) return <WaitingFor words={(t) => t.consultation.withdrawal.waiting} />;
  return (
    <LinkWall artBase={payload.artBase}>
      {found.isError ? (
        <NotFound error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Found consultation={found.data} token={token} />
      )}
    </LinkWall>
  );
}

function Found({ consultation, token }: { consultation: Consultation; token: string }) {
  const { status } = consultation;
  if (status === 'asked') return <Question consultation={consultation} token={token} />;
  return <Answer said={status === 'past' ? 'past' : 'already'} consultation={consultation} />;
}

function Question({ consultation, token }: { consultation: Consultation; token: string }) {
  const { t } = useText();
  const words = t.consultation.withdrawal;
  const withdraw = useWithdraw(token);
  if (withdraw.isSuccess) return <Answer said="done" consultation={consultation} />;
  return (
    <LinkAnswer
      title={withdraw.isError ? words.failed : words.ask}
      text={words.askText}
      about={<About consultation={consultation} />}
    >
      <Button
        variant="danger"
        busy={withdraw.isPending}
        busyLabel={words.confirming}
        onClick={() => withdraw.mutate()}
      >
        {words.confirm}
      </Button>
      <ButtonLink to={addresses.home} variant="outline">
        {words.keep}
      </ButtonLink>
    </LinkAnswer>
  );
}

interface AnswerProps {
  said: 'done' | 'already' | 'past';
  consultation: Consultation;
}

function Answer({ said, consultation }: AnswerProps) {
  const { t } = useText();
  const words = t.consultation.withdrawal;
  return (
    <LinkAnswer
      title={words[said]}
      text={words[`${said}Text`]}
      about={<About consultation={consultation} />}
    >
      <ButtonLink to={addresses.home}>{words.home}</ButtonLink>
      {said === 'past' && (
        <ButtonLink to={addresses.contact} variant="outline">
          {words.contact}
        </ButtonLink>
      )}
    </LinkAnswer>
  );
}

function About({ consultation: { subject, startsAt, zone } }: { consultation: Consultation }) {
  return (
    <div className="grid max-w-110 gap-3">
      <p className="font-display text-h4 leading-[1.2]">
        <bdi>{subject}</bdi>
      </p>
      <TwoClocks moment={startsAt} zone={zone} />
    </div>
  );
}

function NotFound({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useText();
  const words = t.consultation.withdrawal;
  const nobodys = isNobodys(error);
  return (
    <LinkAnswer
      title={nobodys ? words.unknown : words.failed}
      text={nobodys ? words.unknownText : t.platform.errors.unavailable}
    >
      {!nobodys && <Button onClick={onRetry}>{t.shell.tryAgain}</Button>}
      <ButtonLink to={addresses.contact} variant={nobodys ? 'primary' : 'outline'}>
        {words.contact}
      </ButtonLink>
    </LinkAnswer>
  );
}
