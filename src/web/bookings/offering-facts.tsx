import type { OfferingContent } from '#contract/bookings/pages.ts';
import { useText } from '#web/i18n/use-text.ts';

/** Five facts in one line between two hairlines. */
export function OfferingFacts({ content }: { content: OfferingContent }) {
  const { t } = useText();
  const { card, meetingPoint, languages, bookBy } = content;
  const say = t.bookings.offering;
  const facts = [
    [say.duration, card.duration],
    [say.partySize, t.bookings.party(card.party.least, card.party.most)],
    [say.meetingPoint, meetingPoint],
    [say.languages, say.list(languages)],
    [say.bookBy, say.before(bookBy)],
  ] as const;
  return (
    <dl className="mt-9 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 tablet:mt-14 tablet:grid-cols-3 desk:flex desk:justify-between desk:gap-x-10">
      {facts.map(([name, fact]) => (
        <div key={name} className="min-w-0 max-w-80">
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd className="mt-0.5 font-display text-[1.3125rem] leading-[1.2] [&:lang(ar)]:leading-[1.5]">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
