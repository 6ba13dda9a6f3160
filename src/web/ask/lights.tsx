import { useContext, useId } from 'react';
import type { Brief, BriefHour } from '#contract/ask.ts';
import type { ArtTime, ClockTime } from '#contract/catalogue/shapes.ts';
import { sunriseInDubai, sunsetInDubai } from '#domain/calendar/sunset.ts';
import { hourIn, type LightOfDay, lightAt } from '#domain/light.ts';
import { ArtBase } from '#web/ask/art-base.ts';
import { useFreeStarts } from '#web/ask/use-free-starts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';

/** The hour that each light of the day stands for, in the order of the day. */
const hourOf = {
  dawn: 'morning',
  day: 'noon',
  golden: 'afternoon',
  dusk: 'sunset',
  night: 'evening',
} as const satisfies Record<ArtTime, BriefHour>;

const lights = Object.keys(hourOf) as (keyof typeof hourOf)[]; // the keys of our own table

const lightOf: Record<BriefHour, ArtTime> = {
  sunrise: 'dawn',
  morning: 'dawn',
  noon: 'day',
  afternoon: 'golden',
  sunset: 'dusk',
  evening: 'night',
  night: 'night',
};

interface LightsProps {
  brief: Brief;
  onChoose: (hour: BriefHour) => void;
}

/** The five lights of the day: each with its picture, the sun's own minute and what is free in it. */
export function Lights({ brief, onChoose }: LightsProps) {
  const { t } = useText();
  const name = useId();
  const sun = useSun(brief);
  const free = useFreeStarts(brief);
  const chosen = brief.time ? lightAt(hourIn(brief.time), sun) : brief.hour && lightOf[brief.hour];
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-[1.375rem] leading-tight">{t.ask.edit.light}</legend>
      <div className="mt-2">
        {lights.map((light) => (
          <LightRow
            key={light}
            light={light}
            name={name}
            isChosen={light === chosen}
            minute={light === 'dawn' ? sun.rises : light === 'dusk' ? sun.sets : undefined}
            free={free.filter((start) => lightAt(hourIn(start), sun) === light)}
            onChoose={() => onChoose(hourOf[light])}
          />
        ))}
      </div>
    </fieldset>
  );
}

function useSun({ day }: Brief): LightOfDay & { rises: ClockTime; sets: ClockTime } {
  const on = day ?? todayInDubai();
  const [rises, sets] = [sunriseInDubai(on), sunsetInDubai(on)];
  return { rises, sets, rise: hourIn(rises), set: hourIn(sets) };
}

interface LightRowProps {
  light: keyof typeof hourOf;
  name: string;
  isChosen: boolean;
  /** Of sunrise or sunset, on the day that was said. */
  minute: ClockTime | undefined;
  free: ClockTime[];
  onChoose: () => void;
}

/** So many starts are named; the others are more of the same. */
const mostNamed = 3;

function LightRow({ light, name, isChosen, minute, free, onChoose }: LightRowProps) {
  const { t } = useText();
  const say = t.ask.edit;
  const named = free.slice(0, mostNamed).join(t.ask.comma);
  return (
    <label className="relative flex min-h-12 cursor-pointer items-center gap-3.5 border-s-2 border-transparent py-1.5 ps-2.5 pe-3 hover:bg-ink/4 has-checked:border-brass-fill has-checked:bg-sunk/60 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        value={light}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <Small light={light} />
      <span className="min-w-0 flex-1">
        <span className="block leading-5">{say.lights[light]}</span>
        {free.length > 0 && (
          <span className="tnum block text-[0.75rem] leading-4 text-ink-soft">
            {free.length > mostNamed ? say.freeAmong(named) : say.free(named)}
          </span>
        )}
      </span>
      {minute && (
        <span className="tnum text-[0.875rem] text-ink-soft">
          <span className="sr-only">{light === 'dawn' ? say.sunrise : say.sunset} </span>
          {minute}
        </span>
      )}
    </label>
  );
}

/** The marina in that light, as small as a stamp. */
function Small({ light }: { light: ArtTime }) {
  const artBase = useContext(ArtBase);
  return (
    <img
      src={`${artBase}/pages/hours.${light}.svg`}
      alt=""
      loading="lazy"
      className="h-8 w-13 shrink-0 object-cover"
    />
  );
}
