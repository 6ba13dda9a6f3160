import { useQuery } from '@tanstack/react-query';
import type { Consent } from '#contract/privacy.ts';
import { isOutdated, isWithAccount } from '#domain/consents.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { ConsentHistory } from '#web/privacy/consent-history.tsx';
import { consentsQuery, useConsent } from '#web/settings/queries.ts';
import { useTouched } from '#web/settings/use-touched.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What somebody agreed to, each with its dates and its history. */
export function Consents() {
  const { t } = useText();
  const { consents: words } = t.settings;
  const { data, isError, isFetching, refetch } = useQuery(consentsQuery);
  if (!data && isError)
    return <FailedPanel title={words.failed} busy={isFetching} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-64" />;
  return (
    <div>
      <ul aria-label={words.title} className="border-t border-line-strong">
        {data.map((consent) => (
          <li key={consent.kind} className="border-b border-line py-2">
            {isWithAccount(consent.kind) ? (
              <Agreed consent={consent} />
            ) : (
              <Switched consent={consent} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-mute">{words.none}</p>
    </div>
  );
}

/** As it was said last, in a few words. */
function useStanding({ history, version }: Consent): string {
  const { t, format } = useText();
  const { consents: words } = t.settings;
  const [last] = history;
  if (!last) return words.unsaid;
  if (isOutdated(history, version)) return words.outdated;
  const day = format.day(last.at.slice(0, 10));
  return last.given ? words.givenOn(day) : words.takenBack(day);
}

function Switched({ consent }: { consent: Consent }) {
  const { t } = useText();
  const { mutate } = useConsent();
  const { kind, given } = consent;
  const { shown, touch } = useTouched(given);
  const choose = (checked: boolean) => {
    mutate({ kind, given: checked }, { onSettled: touch(checked) });
  };
  const { name, text } = t.settings.consents.names[kind];
  return (
    <>
      <Switch label={name} description={text} checked={shown} onChange={choose} />
      <ConsentHistory consent={consent} name={name} standing={useStanding(consent)} />
    </>
  );
}

/** Agreed to with the account itself: read, agreed to anew, or left with the house. */
function Agreed({ consent }: { consent: Consent }) {
  const { t } = useText();
  const { consents: words } = t.settings;
  const { mutate, isPending } = useConsent();
  const { kind, given, history, version } = consent;
  const { name, text } = words.names[kind];
  const isWanted = !given || isOutdated(history, version);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <div>
          <p className="text-body">{name}</p>
          <p className="text-caption text-ink-mute">{text}</p>
        </div>
        <div className="flex items-center gap-4">
          <ButtonLink to={`/${kind}`} variant="quiet">
            {words.read}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          {isWanted && (
            <Button
              size="small"
              variant="outline"
              busy={isPending}
              aria-label={`${words.agree}: ${name}`}
              onClick={() => mutate({ kind, given: true })}
            >
              {words.agree}
            </Button>
          )}
        </div>
      </div>
      <ConsentHistory consent={consent} name={name} standing={useStanding(consent)} />
    </>
  );
}
