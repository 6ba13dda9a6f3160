import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { BottomBar } from '#web/shell/house/bottom-bar.tsx';
import { housePlaces, placeAt } from '#web/shell/house/places.ts';

/** What it says of people comes after the words, which the server has drawn. */
const End = lazyPart<{ artBase: string }>(
  async () => (await import('#web/shell/house/end.tsx')).HouseEnd,
  ['platform', 'house', 'notifications'],
);

/** On every screen of a client's own, under the bar of all pages: the way between them, and who is there. */
export function HouseBar({ payload: { artBase } }: { payload: PagePayload }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const here = placeAt(pathname);
  const alive = useHydrated();
  return (
    <div className="house-bar" data-here={pathname === addresses.ask ? 'ask' : here}>
      <div className="house-line">
        <div className="wrap flex h-full items-center gap-6">
          <nav aria-label={t.house.label} className="h-full max-tablet:hidden">
            <ul className="flex h-full gap-5 desk:gap-7.5">
              {housePlaces.map(({ id, path }) => (
                <li key={id}>
                  <Link
                    to={path}
                    aria-current={id === here ? 'page' : undefined}
                    className="house-word"
                  >
                    {t.house.places[id]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-label={t.house.atHand} className="house-end">
            <Suspense>{alive && <End artBase={artBase} />}</Suspense>
          </section>
        </div>
      </div>
      <BottomBar here={here} />
    </div>
  );
}
