import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FormLinks } from '#web/matters/form-links.tsx';
import { recentPlaces } from '#web/platform/recent-places.ts';

interface AskStartProps {
  area: MatterArea | undefined;
  onSay: (sentence: string) => void;
  onClose: () => void;
}

const caption = 'font-text! text-caption text-ink-soft';

/** Before anything is written: what may be said, where one was, how a reference works. */
export function AskStart({ area, onSay, onClose }: AskStartProps) {
  const { t } = useText();
  return (
    <div>
      <div className="grid tablet:grid-cols-2">
        <section className="px-5 py-6 tablet:px-8">
          <h3 className={caption}>{t.ask.ownWords}</h3>
          <ul className="mt-2">
            {t.ask.examples.map((sentence) => (
              <li key={sentence} className="border-line not-first:border-t">
                <button
                  type="button"
                  onClick={() => onSay(sentence)}
                  className="min-h-11 w-full cursor-pointer py-2 text-start font-display text-[1.375rem] leading-[1.25] hover:text-brass [&:lang(ar)]:leading-[1.5]"
                >
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <Places onClose={onClose} />
      </div>
      <div className="grid border-t border-line py-6 max-tablet:gap-5 tablet:grid-cols-2">
        <section className="px-5 tablet:px-8">
          <h3 className={caption}>{t.ask.reference}</h3>
          <p className="mt-1.5 flex gap-2 text-[0.9375rem]">
            <FileText
              size={18}
              strokeWidth={1.5}
              aria-hidden
              className="mt-0.5 shrink-0 text-ink-mute"
            />
            {t.ask.referenceText}
          </p>
        </section>
        <section className="px-5 tablet:px-8">
          <h3 className={caption}>{t.ask.forms}</h3>
          <FormLinks area={area} onLeave={onClose} />
        </section>
      </div>
    </div>
  );
}

const mostShown = 4;

function Places({ onClose }: Pick<AskStartProps, 'onClose'>) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [places] = useState(recentPlaces);
  const shown = places.filter(({ path }) => path !== pathname).slice(0, mostShown);
  return (
    <section className="border-line px-5 py-6 max-tablet:border-t tablet:border-s tablet:px-8">
      <h3 className={caption}>{t.ask.whereYouWere}</h3>
      {shown.length === 0 && (
        <p className="mt-3 text-[0.9375rem] text-ink-soft">{t.ask.nowhereYet}</p>
      )}
      <ul className="mt-2">
        {shown.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              onClick={onClose}
              className="flex min-h-11 items-center py-1.5 font-medium hover:text-brass"
            >
              <bdi className="truncate">{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
