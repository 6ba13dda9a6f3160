import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MatterArea } from '#contract/matters/kinds.ts';
import { Examples } from '#web/ask/examples.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FormLinks } from '#web/matters/form-links.tsx';
import { requestAddresses } from '#web/platform/addresses/request-addresses.ts';
import { recentPlaces } from '#web/platform/recent-places.ts';
import { classes } from '#web/ui/classes.ts';
import { quietLink } from '#web/ui/controls/quiet-link.ts';

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
          <Examples onSay={onSay} />
          <Link
            to={requestAddresses.fresh}
            onClick={onClose}
            className={classes(quietLink, 'mt-3 inline-block')}
          >
            {t.ask.onPage}
          </Link>
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
