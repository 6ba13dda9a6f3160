import { Bath, BedDouble, Car, MapPin, Maximize } from 'lucide-react';
import type { HomeCard as Home } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import type { HeadingLevel } from '#web/ui/panel/heading.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { PrintCard } from '#web/ui/pictures/print-card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const icon = { size: 14, strokeWidth: 1.5 };

/** A home as a print: the picture, where it stands, its four figures and its price. */
export function HomeCard({ home, level = 3 }: { home: Home; level?: HeadingLevel }) {
  const { t, format } = useText();
  const rating = home.rating.toFixed(1);
  return (
    <PrintCard
      picture={home.picture}
      title={home.title}
      level={level}
      badges={<HomeBadges home={home} />}
      rating={<Rating value={rating} label={t.realEstate.rated(rating)} />}
      meta={<MetaRow items={[{ id: 'area', icon: <MapPin {...icon} />, text: home.areaName }]} />}
      footer={
        <>
          <HomeFigures home={home} />
          <Price
            amount={format.money(home.price)}
            {...(home.purpose === 'rent' ? { note: t.realEstate.perYear } : {})}
          />
          <ButtonLink to={home.path} size="small">
            {t.realEstate.viewDetails}
            <VisuallyHidden> {home.title}</VisuallyHidden>
          </ButtonLink>
        </>
      }
    />
  );
}

function HomeBadges({ home }: { home: Home }) {
  const { badges } = useText().t.realEstate;
  return (
    <>
      {home.isPrivate && <Badge>{badges.private}</Badge>}
      {home.purpose === 'rent' && <Badge>{badges.rent}</Badge>}
      {home.status === 'off-plan' && <Badge>{badges.offPlan}</Badge>}
    </>
  );
}

/** Beds, baths, cars and size; the figure for the eye, the words for the ear. */
function HomeFigures({ home }: { home: Home }) {
  const { t, format } = useText();
  const words = t.realEstate;
  const figures = [
    { id: 'beds', icon: <BedDouble {...icon} />, figure: home.bedrooms, said: words.bedrooms },
    { id: 'baths', icon: <Bath {...icon} />, figure: home.bathrooms, said: words.bathrooms },
    { id: 'cars', icon: <Car {...icon} />, figure: home.parking, said: words.parking },
  ];
  return (
    <ul className="flex w-full flex-wrap gap-x-4.5 gap-y-1 border-y border-line py-3.5 text-caption text-ink-mute">
      {figures.map(({ id, icon: sign, figure, said }) => (
        <li key={id} className="inline-flex items-center gap-1.5" title={said(figure)}>
          {sign}
          <span aria-hidden className="tnum">
            {figure}
          </span>
          <VisuallyHidden>{said(figure)}</VisuallyHidden>
        </li>
      ))}
      <li className="inline-flex items-center gap-1.5">
        <Maximize {...icon} />
        <span className="tnum">{words.sqft(format.number(home.sqft))}</span>
      </li>
    </ul>
  );
}
