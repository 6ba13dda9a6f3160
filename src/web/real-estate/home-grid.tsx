import type { HomeCard as Home } from '#contract/real-estate-pages.ts';
import { HomeCard } from '#web/real-estate/home-card.tsx';
import type { HeadingLevel } from '#web/ui/heading.tsx';

export function HomeGrid({ homes, level }: { homes: Home[]; level?: HeadingLevel }) {
  return (
    <ul className="grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">
      {homes.map((home) => (
        <li key={home.slug}>
          <HomeCard home={home} {...(level ? { level } : {})} />
        </li>
      ))}
    </ul>
  );
}
