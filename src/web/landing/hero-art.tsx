import { lazy, Suspense } from 'react';
import { HourPicture } from '#web/landing/hour-picture.tsx';
import { useDepth } from '#web/landing/use-depth.ts';

const HeroLayers = lazy(async () => ({
  default: (await import('#web/landing/hero-layers.tsx')).HeroLayers,
}));

/**
 * Dawn for the light theme, night for the dark one. Dawn comes at once, because it is most visitors'
 * largest paint; night is lazy, so that light visitors never download it.
 */
export function HeroArt({ artBase }: { artBase: string }) {
  const depth = useDepth();
  const dawn = `${artBase}/hero/dawn`;
  const night = `${artBase}/hero/night`;
  return (
    <div className="hero-art" aria-hidden="true">
      <HourPicture base={dawn} className="dark:hidden" eager />
      <HourPicture base={night} className="hidden dark:block" />
      <Suspense>{depth && <HeroLayers dawn={dawn} night={night} />}</Suspense>
    </div>
  );
}
