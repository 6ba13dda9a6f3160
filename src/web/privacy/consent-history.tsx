import type { Consent, ConsentWord } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';

interface ConsentHistoryProps {
  consent: Consent;
  name: string;
  standing: string;
}

/** How it stands, and behind it everything that was ever said. */
export function ConsentHistory({ consent, name, standing }: ConsentHistoryProps) {
  const { t } = useText();
  const { consents: words } = t.settings;
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
  const { consents: words } = t.settings;
  const when = format.when(at);
  return (
    <>
      {given ? words.givenOn(when) : words.takenBack(when)}, {words.places[place]}
      {version && `, ${words.version(version)}`}
      {said && <q className="block text-ink-soft">{said}</q>}
    </>
  );
}
