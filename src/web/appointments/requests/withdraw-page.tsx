import { useMutation, useQuery } from '@tanstack/react-query';
import { type Consultation, consultations } from '#contract/appointments/requests.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { TwoClocks } from '#web/appointments/two-clocks.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { call } from '#web/platform/api.ts';
import { retries } from '#web/platform/queries/client.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { LinkUnread, useLinkToken } from '#web/platform/refusals/link-unread.tsx';
import { isNobodys } from '#web/platform/refusals/words.ts';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { LinkAnswer, LinkWall } from '#web/ui/controls/link-wall.tsx';

/** Opening the link only shows what it is about: mail programs open links too. */
export function ConsultationWithdrawPage({ payload }: { payload: PagePayload }) {
  const { withdrawal: words } = useText().t.appointmentRequests;
  const token = useLinkToken();
  const found = useQuery(requestByLink(token));
  if (found.isPending) return <Waiting />;
  return (
    <LinkWall artBase={payload.artBase}>
      {found.isError ? (
        <LinkUnread of={found} words={words} way={{ to: 'contact', name: words.contact }} />
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
  const words = t.appointmentRequests.withdrawal;
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
  const words = t.appointmentRequests.withdrawal;
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

const About = ({ consultation: { subject, startsAt, zone } }: { consultation: Consultation }) => (
  <div className="grid max-w-110 gap-3">
    <p className="font-display text-h4 leading-[1.2]">
      <bdi>{subject}</bdi>
    </p>
    <TwoClocks moment={startsAt} zone={zone} />
  </div>
);

/** The request of a link; one that belongs to nobody is not asked for again. */
const requestByLink = (token: string) =>
  readQuery(
    ['consultation', token],
    consultations.find,
    { body: { token } },
    { refetchOnWindowFocus: false, retry: (count, error) => count < retries && !isNobodys(error) },
  );

const useWithdraw = (token: string) =>
  useMutation({ mutationFn: () => call(consultations.withdraw, { body: { token } }) });
