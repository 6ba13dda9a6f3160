import { Clock, MapPin } from 'lucide-react';
import type { Picture } from '#contract/pages/parts.ts';
import { SpecimenSection } from '#web/styleguide/specimen.tsx';
import type { StyleguideText } from '#web/styleguide/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { MetaRow } from '#web/ui/panel/meta-row.tsx';
import { PrintCard, type PrintCardProps } from '#web/ui/pictures/print-card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { StarList } from '#web/ui/star-list.tsx';

export function PrintSection({ text, pictures }: { text: StyleguideText; pictures: Picture[] }) {
  const { print, badges } = text;
  const [first, second, third] = pictures;
  if (!first || !second || !third) return null;
  const common = {
    rating: <Rating value="4.9" label={badges.rating} />,
    meta: <Facts text={text} />,
  };
  return (
    <SpecimenSection title={text.sections.prints}>
      <Hung
        {...common}
        picture={first}
        title={print.yacht}
        text={print.yachtText}
        badges={<Badge>{badges.exclusive}</Badge>}
        footer={<Footer text={text} amount={print.yachtPrice} />}
      >
        <StarList items={print.included} />
      </Hung>
      <Hung
        {...common}
        picture={second}
        title={print.long}
        text={print.longText}
        badges={<Badge variant="hot-deal">{badges.hotDeal}</Badge>}
        footer={<Footer text={text} amount={print.longPrice} />}
      />
      <Hung
        {...common}
        faded
        picture={third}
        title={print.sky}
        text={print.skyText}
        badges={<Badge variant="fully-booked">{badges.fullyBooked}</Badge>}
        footer={<Footer text={text} amount={print.skyPrice} full />}
      />
    </SpecimenSection>
  );
}

const Hung = (props: PrintCardProps) => (
  <div className="min-w-0 tablet:col-span-3 desk:col-span-2">
    <PrintCard {...props} />
  </div>
);

const Facts = ({ text: { print } }: { text: StyleguideText }) => (
  <MetaRow
    items={[
      { id: 'place', icon: <MapPin size={14} strokeWidth={1.5} />, text: print.place },
      { id: 'duration', icon: <Clock size={14} strokeWidth={1.5} />, text: print.duration },
    ]}
  />
);

interface FooterProps {
  text: StyleguideText;
  amount: string;
  full?: boolean;
}

const Footer = ({ text: { print, buttons }, amount, full = false }: FooterProps) => (
  <>
    <Price amount={amount} note={print.perPerson} />
    <Button size="small" disabled={full}>
      {buttons.book}
    </Button>
  </>
);
