import { MapPin } from 'lucide-react';
import type { VenueContent } from '#contract/vip-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';
import { EventPrint } from '#web/vip/event-print.tsx';
import { PageTop } from '#web/vip/page-top.tsx';
import { ReserveButton } from '#web/vip/reserve-button.tsx';
import { Section } from '#web/vip/section.tsx';
import { venueFact } from '#web/vip/structured.ts';
import { Tags } from '#web/vip/tags.tsx';
import { VenueFacts } from '#web/vip/venue-facts.tsx';
import { VenuePrint } from '#web/vip/venue-print.tsx';

type Venue = PageOf<'venue'>;

function VenuePage({ page: { content } }: { page: Venue }) {
  const { t } = useText();
  const { venue, events, similar, reserve, houseRules } = content;
  return (
    <>
      <PageTop crumbs={[{ label: venue.name }]}>
        <Opening content={content} />
      </PageTop>
      <div className="wrap pb-24">
        <Section title={t.vip.facts.legend}>
          <VenueFacts venue={venue} columns={3} />
        </Section>
        {events.length > 0 && (
          <Section title={t.vip.venue.here} grid>
            {events.map((event) => (
              <EventPrint key={event.slug} event={event} />
            ))}
          </Section>
        )}
        {similar.length > 0 && (
          <Section title={t.vip.venue.similar} grid>
            {similar.map((other, index) => (
              <VenuePrint
                key={other.slug}
                venue={other}
                layout="lounge"
                place={{ index, count: similar.length }}
              >
                <ReserveButton reserve={reserve} name={other.name} />
              </VenuePrint>
            ))}
          </Section>
        )}
        <Section title={t.vip.venue.rules}>
          <ul className="grid max-w-read gap-2.5 text-body text-ink-soft">
            {houseRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}

/** The print at the start, everything one decides by at the end. */
function Opening({ content: { venue, reserve, coordinates } }: { content: VenueContent }) {
  const { t } = useText();
  return (
    <div className="grid gap-8 pt-3 tablet:grid-cols-2 tablet:items-center tablet:gap-12 desk:grid-cols-[1.25fr_1fr]">
      <div className="rounded-plate bg-raised p-3 shadow-[var(--elev-rest),0_0_0_1px_var(--line)]">
        <Plate>
          <Picture picture={venue.picture} />
        </Plate>
      </div>
      <div>
        <SectionLabel>{t.vip.kinds[venue.kind]}</SectionLabel>
        <Heading level={1} size="h1" className="mt-4">
          {venue.name}
        </Heading>
        <p className="mt-3 font-display text-h4">{venue.tagline}</p>
        <Whereabouts venue={venue} coordinates={coordinates} />
        <p className="mt-4 max-w-read text-body text-ink-soft">{venue.description}</p>
        <Tags items={venue.highlights} />
        <div className="mt-7 flex flex-wrap gap-3">
          <ReserveButton reserve={reserve} name={venue.name} size="normal" />
          <ConsultationLink subject={t.vip.tableSubject(venue.name)} variant="outline">
            {t.vip.requestTable}
          </ConsultationLink>
        </div>
      </div>
    </div>
  );
}

function Whereabouts({ venue, coordinates }: Pick<VenueContent, 'venue' | 'coordinates'>) {
  const { t } = useText();
  const { lat, lng } = coordinates;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-caption text-ink-mute">
      <span className="inline-flex items-center gap-1.5">
        <MapPin size={14} strokeWidth={1.5} aria-hidden />
        {venue.hostHotel ?? venue.location}
      </span>
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center underline decoration-brass-fill underline-offset-4 hover:text-brass"
      >
        {t.vip.venue.maps}
      </a>
    </p>
  );
}

export const venueScreen: Screen<Venue> = {
  View: VenuePage,
  head: ({ content }, payload) => {
    const { venue, artKey } = content;
    return {
      title: `${venue.name}, ${venue.location} · ${payload.chrome.brand}`,
      description: `${venue.tagline}. ${venue.description}`,
      socialArt: artKey,
      structured: venueFact(content, payload),
    };
  },
};
