import { useMutation } from '@tanstack/react-query';
import type { PagePayload } from '#contract/pages/pages.ts';
import { privacy } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { useLinkToken } from '#web/platform/refusals/link-unread.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { LinkAnswer, LinkWall } from '#web/ui/controls/link-wall.tsx';

/** The page behind the link in the letter. Programs open links, so only the button keeps anything. */
export const StayPage = ({ payload }: { payload: PagePayload }) => (
  <LinkWall artBase={payload.artBase}>
    <Staying />
  </LinkWall>
);

function Staying() {
  const { t } = useText();
  const { stayPage: words } = t.privacy;
  const token = useLinkToken();
  const stay = useMutation({ mutationFn: () => call(privacy.stayByLink, { body: { token } }) });
  if (stay.data) return <Answer said={stay.data.first ? 'done' : 'already'} />;
  if (token === '' || isOver(stay.error)) return <Answer said="unknown" />;
  return (
    <LinkAnswer
      title={stay.isError ? words.failed : words.ask}
      text={stay.isError ? t.platform.errors.unavailable : words.askText}
    >
      <Button busy={stay.isPending} busyLabel={words.confirming} onClick={() => stay.mutate()}>
        {words.confirm}
      </Button>
    </LinkAnswer>
  );
}

/** Nobody's link, or one whose account is erased. */
const isOver = (error: Error | null) =>
  error instanceof ApiError && ['not_found', 'conflict', 'validation_failed'].includes(error.code);

function Answer({ said }: { said: 'done' | 'already' | 'unknown' }) {
  const { t } = useText();
  const { stayPage: words } = t.privacy;
  return (
    <LinkAnswer title={words[said]} text={words[`${said}Text`]}>
      {said === 'unknown' ? (
        <ButtonLink to={addresses.home}>{words.home}</ButtonLink>
      ) : (
        <ButtonLink to="/auth">{words.signIn}</ButtonLink>
      )}
    </LinkAnswer>
  );
}
