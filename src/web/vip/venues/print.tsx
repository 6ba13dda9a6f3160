import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VenueCard } from '#contract/vip.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading, type HeadingLevel } from '#web/ui/panel/heading.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { Tags } from '#web/vip/tags.tsx';

/** A last card that would stand alone in its row takes the whole of it, picture and words side by side. */
const wide = {
  tablet: {
    card: 'tablet:max-desk:col-span-full tablet:max-desk:grid tablet:max-desk:grid-cols-[1.6fr_1fr] tablet:max-desk:gap-3',
    plate: 'tablet:max-desk:aspect-auto! tablet:max-desk:min-h-72',
  },
  desk: {
    card: 'desk:col-span-full desk:grid desk:grid-cols-[2fr_1fr] desk:gap-4',
    plate: 'desk:aspect-2/1!',
  },
};

interface Place {
  index: number;
  count: number;
}

function widths({ index, count }: Place) {
  if (index !== count - 1) return [];
  return [...(count % 2 === 1 ? [wide.tablet] : []), ...(count % 3 === 1 ? [wide.desk] : [])];
}

interface VenuePrintProps {
  venue: VenueCard;
  /** `lounge`: the tagline and the tags; `venue`: the description and the highlights. */
  layout: 'lounge' | 'venue';
  level?: HeadingLevel;
  place: Place;
  /** The buttons, pinned to the bottom so that they align across a row. */
  children: ReactNode;
}

export function VenuePrint({ venue, layout, level = 3, place, children }: VenuePrintProps) {
  const looks = widths(place);
  return (
    <article
      className={classes(
        paper,
        'group transition-[translate,box-shadow] duration-(--dur-move) ease-tide hover:shadow-[var(--elev-lift),0_0_0_1px_var(--line)] motion-safe:hover:-translate-y-1',
        ...looks.map(({ card }) => card),
      )}
    >
      <Plate className={classes(...looks.map(({ plate }) => plate))}>
        <Picture
          picture={venue.picture}
          className="absolute inset-0 transition-transform duration-(--dur-move) ease-tide motion-safe:group-hover:scale-102"
        />
      </Plate>
      <div className="flex flex-1 flex-col px-3.5 pt-5.5 pb-4">
        <Heading level={level} size="card">
          <Link
            to={venue.path}
            className="decoration-brass-fill underline-offset-4 hover:underline"
          >
            {venue.name}
          </Link>
        </Heading>
        {layout === 'lounge' ? <LoungeWords venue={venue} /> : <VenueWords venue={venue} />}
        <div className="mt-auto flex gap-2.5 pt-4.5 *:flex-1">{children}</div>
      </div>
    </article>
  );
}

const prose = 'text-[0.9375rem] leading-[1.55] text-ink-soft';

const LoungeWords = ({ venue }: { venue: VenueCard }) => (
  <>
    <p className="mt-1.5 text-caption text-ink-mute">{venue.hostHotel ?? venue.location}</p>
    <p className={classes(prose, 'mt-2.5')}>{venue.tagline}</p>
    <Tags items={venue.tags} />
  </>
);

const VenueWords = ({ venue }: { venue: VenueCard }) => (
  <>
    <p className="mt-1.5 inline-flex items-center gap-1.5 text-caption text-ink-mute">
      <MapPin size={14} strokeWidth={1.5} aria-hidden />
      {venue.location}
    </p>
    <p className={classes(prose, 'mt-2.5 line-clamp-3')}>{venue.description}</p>
    <Tags items={venue.highlights} />
  </>
);
