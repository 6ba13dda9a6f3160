import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { LandingContent, ServiceCard } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { servicesId } from '#web/landing/services.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';
import { StarList } from '#web/ui/star-list.tsx';

/** The six practices as prints; they rise one after the other when the grid comes into view. */
export function ServiceSection({ services }: { services: LandingContent['services'] }) {
  const { t } = useText();
  const grid = useRising<HTMLDivElement>();
  return (
    <section id={servicesId} className="scroll-mt-(--nav-h) py-(--section)">
      <div className="wrap">
        <SectionHead
          label={t.landing.servicesLabel}
          title={services.title}
          text={t.landing.servicesLead}
        />
        <div ref={grid} className="staggered grid gap-7 tablet:grid-cols-2 desk:grid-cols-3">
          {services.cards.map((card) => (
            <ServicePrint key={card.title} card={card} />
          ))}
        </div>
      </div>
    </section>
  );
}

const ServicePrint = ({ card }: { card: ServiceCard }) => (
  <article className={`service-print ${paper}`}>
    <Plate>
      <Picture picture={card.picture} />
    </Plate>
    <div className="flex flex-1 flex-col px-3.5 pt-5.5 pb-4">
      <Heading level={3} size="card">
        <Link to={card.path}>{card.title}</Link>
      </Heading>
      <p className="mt-2.5 text-[.9375rem] leading-[1.55] text-ink-soft">{card.description}</p>
      <div className="mt-auto">
        <StarList items={card.features} />
      </div>
    </div>
  </article>
);

/** Lets the children rise when the element comes into view; what is seen already stays as it is. */
function useRising<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    const element = shown.current;
    if (!element) return;
    let wasAway = false;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasAway = true;
        return;
      }
      if (wasAway) element.setAttribute('data-rising', '');
      watcher.disconnect();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return shown;
}
