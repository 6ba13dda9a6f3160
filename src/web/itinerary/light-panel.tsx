import { sunriseInDubai, sunsetInDubai } from '#domain/calendar/sunset.ts';
import type { ItineraryDay } from '#domain/itinerary/days.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { capitals } from '#web/ui/panel/section-label.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

/** So many days of light; whoever plans more reads the almanac. */
const shown = 7;

/** When the sun rises and sets over Dubai on these days. */
export function LightPanel({ days, artBase }: { days: readonly ItineraryDay[]; artBase: string }) {
  const { t } = useText();
  const say = t.itinerary.light;
  const art = `${artBase}/pages/light`;
  const picture = { light: `${art}.golden.svg`, dark: `${art}.dusk.svg`, alt: '' };
  const head = classes(capitals, 'py-2 text-ink-mute');
  return (
    <section className={paper}>
      <div className="relative aspect-[9/10] overflow-hidden rounded-[1px] bg-sunk after:pointer-events-none after:absolute after:inset-2 after:border after:border-[rgb(255_250_236/0.5)]">
        <Picture picture={picture} />
      </div>
      <div className="px-3 pt-4.5 pb-2">
        <Heading level={2} size="h4">
          {say.title}
        </Heading>
        <table className="tnum mt-1 w-full border-collapse text-[0.875rem]">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className={classes(head, 'text-start')}>
                {say.day}
              </th>
              <th scope="col" className={classes(head, 'text-end')}>
                {say.sunrise}
              </th>
              <th scope="col" className={classes(head, 'text-end')}>
                {say.sunset}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.slice(0, shown).map(({ day }) => (
              <LightRow key={day} day={day} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function LightRow({ day }: Pick<ItineraryDay, 'day'>) {
  const { language } = useText();
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className="py-2 text-start font-normal">
        {writtenDay(day, 'shortWeekdayDate', language)}
      </th>
      <td className="py-2 text-end">{sunriseInDubai(day)}</td>
      <td className="py-2 text-end">{sunsetInDubai(day)}</td>
    </tr>
  );
}
