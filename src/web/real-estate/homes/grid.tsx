import type { HomeCard as Home } from '#contract/real-estate.ts';
import { HomeCard } from '#web/real-estate/homes/card.tsx';
import { CardList } from '#web/site/card-list.tsx';
import type { HeadingLevel } from '#web/ui/panel/heading.tsx';

export const HomeGrid = ({ homes, level }: { homes: Home[]; level?: HeadingLevel }) => (
  <CardList>
    {homes.map((home) => (
      <HomeCard key={home.slug} home={home} {...(level ? { level } : {})} />
    ))}
  </CardList>
);
