import { useQuery } from '@tanstack/react-query';
import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { Matter } from '#contract/matters/matters.ts';
import { mayMove } from '#domain/matters/life.ts';
import { WithinMandate } from '#web/delegates/within-mandate.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Consequence } from '#web/matters/head.tsx';
import { endingQuery, matterQuery, useWithdraw } from '#web/matters/queries.ts';
import { Refused } from '#web/matters/refusal.tsx';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ActDone, ActPanel, ActPress } from '#web/ui/panel/act-panel.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

interface WithdrawCardProps {
  card: ActCardOf<'withdraw'>;
  onSignIn: () => void;
}

/** Withdraws a request with one press, for what its dialog states. */
export const WithdrawCard = (props: WithdrawCardProps) => (
  <AppProviders>
    <Card {...props} />
  </AppProviders>
);

function Card({ card, onSignIn }: WithdrawCardProps) {
  const { t, language } = useText();
  const session = useSession();
  const { data, error } = useQuery({
    ...matterQuery(card.id, language),
    enabled: session !== undefined,
  });
  return (
    <ActPanel title={card.title} lines={[card.reference]}>
      {!session && (
        <Button size="small" onClick={onSignIn}>
          {t.chat.signIn}
        </Button>
      )}
      {session && !data && !error && <SumsShape label={t.matters.withdraw.reading} />}
      <Refused error={error} title={t.matters.withdraw.unknown} />
      {session && data && <Withdrawing card={card} matter={data} />}
    </ActPanel>
  );
}

interface WithdrawingProps {
  card: ActCardOf<'withdraw'>;
  matter: Matter;
}

function Withdrawing({ card, matter }: WithdrawingProps) {
  const { t } = useText();
  const { withdraw: words } = t.matters;
  const { data, isPending } = useQuery({
    ...endingQuery(matter),
    enabled: matter.money !== null,
  });
  const withdraw = useWithdraw(matter, data?.ending?.comesBack);
  if (!mayMove(matter.state, 'withdraw', 'client'))
    return (
      <ActDone to={card.path} open={card.reference}>
        {t.matters.states[matter.state]}
      </ActDone>
    );
  return (
    <>
      <p className="text-[0.875rem] text-ink-soft">
        {words.texts[matter.money ? 'agreed' : 'early']}
      </p>
      {matter.money && <Consequence matter={matter} />}
      <Refused error={withdraw.error} title={words.refused} />
      <WithinMandate price={data?.ending?.kept}>
        <ActPress
          variant="danger"
          busy={withdraw.isPending}
          busyLabel={words.submitting}
          disabled={matter.money !== null && isPending}
          onClick={() => withdraw.mutate('')}
          to={card.path}
          open={card.reference}
        >
          {words.open}
        </ActPress>
      </WithinMandate>
    </>
  );
}
