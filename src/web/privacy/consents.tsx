import { useQuery } from '@tanstack/react-query';
import type { Consent, ConsentWord } from '#contract/privacy.ts';
import { isOutdated, isWithAccount } from '#domain/consents.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useTouched } from '#web/platform/browser/use-touched.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { consentsQuery, useConsent } from '#web/privacy/queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What somebody agreed to, each with its dates and its history. */
export function Consents() {
  const { t } = useText();
  const { consents: words } = t.privacy;
  const read = useQuery(consentsQuery);
  const { data } = read;
  if (!data && read.isError) return <Unread of={read} title={words.failed} />;
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
  const { consents: words } = t.privacy;
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
  const { name, text } = t.privacy.consents.names[kind];
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
  const { consents: words } = t.privacy;
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

interface ConsentHistoryProps {
  consent: Consent;
  name: string;
  standing: string;
}

/** How it stands, and behind it everything that was ever said. */
function ConsentHistory({ consent, name, standing }: ConsentHistoryProps) {
  const { t } = useText();
  const { consents: words } = t.privacy;
  if (consent.history.length === 0)
    return <p className="pb-2 text-caption text-ink-mute">{standing}</p>;
  return (
    <details className="pb-2 text-caption text-ink-mute">
      <summary className="cursor-pointer py-1" aria-label={`${standing}. ${words.historyOf(name)}`}>
        {standing}
        {' · '}
        <span className="underline decoration-brass-fill underline-offset-4">{words.history}</span>
      </summary>
      <ol className="mt-1 grid gap-1.5 border-s border-line ps-4">
        {consent.history.map((word) => (
          <li key={`${word.at} ${word.place}`}>
            <Word word={word} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Word({ word: { given, at, place, version, words: said } }: { word: ConsentWord }) {
  const { t, format } = useText();
  const { consents: words } = t.privacy;
  const when = format.when(at);
  return (
    <>
      {given ? words.givenOn(when) : words.takenBack(when)}, {words.places[place]}
      {version && `, ${words.version(version)}`}
      {said && <q className="block text-ink-soft">{said}</q>}
    </>
  );
}
