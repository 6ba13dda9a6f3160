import { FileCheck, Landmark, type LucideIcon, PencilRuler, School, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SchoolingService } from '#contract/schooling.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { StarList } from '#web/ui/star-list.tsx';

const icons: Record<string, LucideIcon> = {
  search: Search,
  'file-check': FileCheck,
  'pencil-ruler': PencilRuler,
  landmark: Landmark,
};

interface ServiceColumnsProps {
  title: string;
  services: SchoolingService[];
  action?: (service: SchoolingService) => ReactNode;
}

/** Columns on hairlines; the work is one, so it stands in no boxes. */
export const ServiceColumns = ({ title, services, action }: ServiceColumnsProps) => (
  <section className="pt-(--part)">
    <Heading level={2} size="h2" className="mb-9">
      {title}
    </Heading>
    <div className="grid gap-y-9 tablet:grid-cols-2 tablet:gap-y-10 desk:grid-cols-4">
      {services.map((service) => (
        <article
          key={service.id}
          className="flex flex-col border-line tablet:px-7 tablet:odd:ps-0 tablet:even:border-s desk:not-first:border-s desk:not-first:ps-7! desk:last:pe-0"
        >
          <ServiceText service={service} />
          {action && <div className="mt-auto pt-5">{action(service)}</div>}
        </article>
      ))}
    </div>
  </section>
);

function ServiceText({ service }: { service: SchoolingService }) {
  const Icon = icons[service.icon] ?? School;
  return (
    <>
      <Icon size={20} strokeWidth={1.5} className="text-brass" />
      <Heading level={3} size="card" className="mt-4 mb-2">
        {service.title}
      </Heading>
      <p className="mb-4 text-[0.9375rem] leading-[1.55] text-ink-soft desk:min-h-12">
        {service.description}
      </p>
      <StarList layout="stack" items={service.features} />
    </>
  );
}
