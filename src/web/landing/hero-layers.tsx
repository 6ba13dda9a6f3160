import { useEffect, useRef } from 'react';
import { HourPicture } from '#web/landing/hour-picture.tsx';

/** Back to front, as art/kit/hero-parts.ts cuts them; the style sheet knows how deep each one lies. */
const layers = [
  ...['sky', 'sun', 'veil', 'far', 'city', 'water', 'glitter', 'boats'],
  ...['shore', 'dunes', 'front'],
];

/** The panorama in its layers over the flat one, shown when all of them are here. */
export function HeroLayers({ dawn, night }: { dawn: string; night: string }) {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = [...(stack.current?.querySelectorAll('img') ?? [])].filter(isShown);
    Promise.all(shown.map((image) => image.decode())).then(
      () => stack.current?.setAttribute('data-ready', ''),
      // A layer that does not come leaves the flat picture as it is.
      console.warn,
    );
  }, []);
  return (
    <div ref={stack} className="hero-layers">
      {layers.map((layer) => (
        <div key={layer} className={`hero-layer hero-layer-${layer}`}>
          <HourPicture base={dawn} layer={layer} className="dark:hidden" />
          <HourPicture base={night} layer={layer} className="hidden dark:block" />
        </div>
      ))}
    </div>
  );
}

const isShown = (image: HTMLImageElement): boolean => image.getClientRects().length > 0;
