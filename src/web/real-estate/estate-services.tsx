import { KeyRound, type LucideIcon, Search, Sofa, Truck } from 'lucide-react';
import type { RealEstateContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

/** The icons the catalogue gives its services. */
const icons: Record<string, LucideIcon> = {
  search: Search,
  truck: Truck,
  sofa: Sofa,
  'key-round': KeyRound,
};

/** Four columns on hairlines, no cards. */
export function EstateServices({ services }: { services: RealEstateContent['services'] }) {
  const { t } = useText();
  return (
    <section aria-label={t.realEstate.services} className="wrap pt-10 tablet:pt-14">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 desk:grid-cols-4 desk:gap-x-0">
        {services.map((service) => (
          <EstateService key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

function EstateService({ service }: { service: RealEstateContent['services'][number] }) {
  const Icon = icons[service.icon] ?? KeyRound;
  return (
    <li className="desk:border-s desk:border-line desk:px-7 desk:first:border-s-0 desk:first:ps-0">
      <Icon size={18} strokeWidth={1.5} />
      <Heading level={2} size="h4" className="mt-3.5">
        {service.title}
      </Heading>
      <p className="mt-1.5 text-[0.9375rem] leading-[1.55] text-ink-soft">{service.description}</p>
      <ul className="mt-3 text-caption leading-6 text-ink-mute">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
