import { useState } from 'react';
import type { HomeContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { Rating } from '#web/ui/rating.tsx';

/** One large print and the others small beneath it; a press hangs another one. */
export function HomeGallery({ content: { home, gallery } }: { content: HomeContent }) {
  const { t } = useText();
  const [chosen, setChosen] = useState(0);
  const words = t.realEstate;
  const shown = gallery[chosen] ?? home.picture;
  const rating = home.rating.toFixed(1);
  return (
    <section aria-label={words.home.gallery(home.title)}>
      <div className={paper}>
        <Plate>
          <Picture picture={shown} />
          <div className="absolute inset-x-4.5 top-4.5 z-1 flex gap-1.5">
            {home.isPrivate && <Badge>{words.badges.private}</Badge>}
            {home.purpose === 'rent' && <Badge>{words.badges.rent}</Badge>}
            {home.status === 'off-plan' && <Badge>{words.badges.offPlan}</Badge>}
          </div>
          <div className="absolute end-4.5 bottom-4.5 z-1 flex">
            <Rating value={rating} label={words.rated(rating)} />
          </div>
        </Plate>
      </div>
      <ul className="mt-3 grid grid-cols-4 gap-3">
        {gallery.map((picture, at) => (
          <li key={picture.light}>
            <button
              type="button"
              aria-label={words.home.show(at + 1, picture.alt)}
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
              className="block w-full cursor-pointer rounded-plate bg-raised p-1 shadow-[0_0_0_1px_var(--line)] aria-pressed:shadow-[0_0_0_2px_var(--brass-fill)]"
            >
              <Plate className="after:hidden">
                <Picture picture={{ ...picture, alt: '' }} />
              </Plate>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
