import { useMutation } from '@tanstack/react-query';
import { leads } from '#contract/leads/leads.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { call } from '#web/platform/api.ts';
import { useLinkToken } from '#web/platform/refusals/link-unread.tsx';
import { isNobodys } from '#web/platform/refusals/words.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { LinkAnswer, LinkWall } from '#web/ui/controls/link-wall.tsx';

/** The page behind the link in our mails. Programs open links, so only the button ends anything. */
export const UnsubscribePage = ({ payload }: { payload: PagePayload }) => (
  <LinkWall artBase={payload.artBase}>
    <Unsubscribing />
  </LinkWall>
);

function Unsubscribing() {
  const { t } = useText();
  const token = useLinkToken();
  const leave = useMutation({ mutationFn: () => call(leads.unsubscribe, { query: { token } }) });
  if (leave.isSuccess || isNobodys(leave.error) || token === '')
    return <Answer said={saidBy(leave.data)} />;
  return (
    <LinkAnswer
      title={leave.isError ? t.leads.failed : t.leads.ask}
      text={leave.isError ? t.platform.errors.unavailable : t.leads.askText}
    >
      <Button busy={leave.isPending} busyLabel={t.leads.confirming} onClick={() => leave.mutate()}>
        {t.leads.confirm}
      </Button>
      <ButtonLink to={addresses.home} variant="outline">
        {t.leads.keep}
      </ButtonLink>
    </LinkAnswer>
  );
}

type Said = 'done' | 'already' | 'unknown';

function saidBy(answer: { first: boolean } | undefined): Said {
  if (!answer) return 'unknown';
  return answer.first ? 'done' : 'already';
}

function Answer({ said }: { said: Said }) {
  const { t } = useText();
  return (
    <LinkAnswer title={t.leads[said]} text={t.leads[`${said}Text`]}>
      <ButtonLink to={addresses.home}>{t.leads.home}</ButtonLink>
      {said === 'unknown' && (
        <ButtonLink to={addresses.contact} variant="outline">
          {t.leads.contact}
        </ButtonLink>
      )}
    </LinkAnswer>
  );
}
