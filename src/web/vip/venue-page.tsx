import { MapPin } from 'lucide-react';
import type { VenueContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { EventRow } from '#web/vip/events/row.tsx';
import { PageTop } from '#web/vip/page-top.tsx';
import { ReserveButton } from '#web/vip/reserve-button.tsx';
import { Section } from '#web/vip/section.tsx';
import { venueFact } from '#web/vip/structured-data.ts';
import { Tags } from '#web/vip/tags.tsx';
import { VenueFacts } from '#web/vip/venues/facts.tsx';
import { LoungePrints } from '#web/vip/venues/prints.tsx';

type Venue = PageOf<'venue'>;

function VenuePage({ page: { content } }: { page: Venue }) {
  const { t } = useText();
  const { venue, events, similar, reserve, houseRules } = content;
  return (
    <>
      <PageTop crumbs={[{ label: venue.name }]}>
        <Opening content={content} />
      </PageTop>
      <div className="pt-8 pb-16">
        <Section title={t.vip.facts.legend}>
          <div className="grid gap-x-12 gap-y-9 desk:grid-cols-[2fr_1fr]">
            <VenueFacts venue={venue} columns={2} />
            <HouseRules rules={houseRules} />
          </div>
        </Section>
        {events.length > 0 && (
          <Section title={t.vip.venue.here}>
            <div className="divide-y divide-line border-y border-line">
              {events.map((event) => (
                <EventRow key={event.slug} event={event} evening={event.next} dated />
              ))}
            </div>
          </Section>
        )}
        {similar.length > 0 && (
          <Section title={t.vip.venue.similar} grid>
            <LoungePrints venues={similar} reserve={reserve} />
          </Section>
        )}
      </div>
    </>
  );
}

function HouseRules({ rules }: { rules: string[] }) {
  const { t } = useText();
  return (
    <aside className="h-fit rounded-plate bg-sunk p-6">
      <Heading level={3} size="h4">
        {t.vip.venue.rules}
      </Heading>
      <ul className="mt-3 grid gap-2.5 text-[0.9375rem] leading-[1.55] text-ink-soft">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </aside>
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
          <AskLink kind="table" about={venue.slug} variant="outline">
            {t.vip.requestTable}
          </AskLink>
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
