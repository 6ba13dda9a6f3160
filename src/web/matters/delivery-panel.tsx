import { matterLengths } from '#contract/matters/kinds.ts';
import type { Matter } from '#contract/matters/matters.ts';
import { mayMove } from '#domain/matters/life.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useMakeRight, useRate } from '#web/matters/queries.ts';
import { ReasonTrigger } from '#web/matters/reason-trigger.tsx';
import { Refused } from '#web/matters/refusal.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';
import { RateForm } from '#web/ui/rate-form.tsx';

/** Once it is delivered the client has the last word: it is right, or not yet. */
export function DeliveryPanel({ matter }: { matter: Matter }) {
  const { state, rating } = matter;
  if (rating) return <Rated matter={matter} />;
  if (state === 'delivered' || state === 'closed') return <Rate matter={matter} />;
  return null;
}

function Rate({ matter }: { matter: Matter }) {
  const { t } = useText();
  const { rate: words, makeRight } = t.matters;
  const rate = useRate(matter);
  const right = useMakeRight(matter);
  const delivered = mayMove(matter.state, 'make_right', 'client');
  return (
    <Panel title={delivered ? words.titleDelivered : words.title}>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">
        {delivered ? words.textDelivered : words.text}
      </p>
      <RateForm
        words={words}
        optional={t.matters.optional}
        maxLength={matterLengths.words}
        onRate={rate.mutate}
        className="mt-4 grid gap-5"
      >
        <Refused error={rate.error} title={words.refused} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" size="small" busy={rate.isPending} busyLabel={words.submitting}>
            {delivered ? words.accept : words.submit}
          </Button>
          {delivered && (
            <ReasonTrigger
              needed
              trigger={
                <Button size="small" variant="outline">
                  {makeRight.open}
                </Button>
              }
              words={makeRight}
              act={right}
            />
          )}
        </div>
      </RateForm>
    </Panel>
  );
}

function Rated({ matter: { rating } }: { matter: Matter }) {
  const { t } = useText();
  const { rate: words } = t.matters;
  if (!rating) return null;
  return (
    <Panel title={words.given}>
      <p className="mt-2 text-[0.9375rem]">{words.star(rating.stars)}</p>
      {rating.words && (
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-ink-soft">“{rating.words}”</p>
      )}
    </Panel>
  );
}
