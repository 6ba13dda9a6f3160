import type { SearchHit } from '#contract/search.ts';
import { useText } from '#web/i18n/use-text.ts';
import { fullValue } from '#web/search/fact-value.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

/** What the chosen row would open, hung beside the list on wide windows. */
export function HitPreview({ hit, onChoose }: { hit: SearchHit; onChoose: () => void }) {
  const words = useText();
  const { t } = words;
  return (
    <div className="flex min-h-full flex-col p-5.5">
      {hit.picture && (
        <div className={paper}>
          <Plate>
            <Picture picture={hit.picture} />
          </Plate>
        </div>
      )}
      <p className="mt-4 font-display text-[1.75rem] leading-[1.12] [&:lang(ar)]:leading-[1.3]">
        {hit.title}
      </p>
      <p className="mt-2 line-clamp-5 text-[0.9375rem] leading-6 text-ink-soft">
        {hit.text || hit.place}
      </p>
      <dl className="mt-3.5 text-[0.875rem]">
        {hit.facts.map((fact) => (
          <div key={fact.name} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="shrink-0 text-ink-soft">{t.search.facts[fact.name]}</dt>
            <dd className="tnum text-end">{fullValue(fact, words)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pt-4">
        <ButtonLink to={hit.path} wide onClick={onChoose}>
          <span className="inline-flex items-center gap-2.5">
            {t.search.open} <Kbd>↵</Kbd>
          </span>
        </ButtonLink>
      </div>
    </div>
  );
}
