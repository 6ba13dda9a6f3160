import { Armchair, CalendarCheck, Wine } from 'lucide-react';
import type { VipContent } from '#contract/vip-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';
import { AccountStrip } from '#web/vip/account-strip.tsx';

/** The shade under the words; gradients do not know where a line starts. */
const shade =
  'before:absolute before:inset-0 before:-z-1 before:bg-[linear-gradient(90deg,#04131b_30%,rgb(4_19_27/0.55)_52%,transparent_76%)] before:content-[""] rtl:before:-scale-x-100 max-tablet:before:bg-[linear-gradient(90deg,#04131b,rgb(4_19_27/0.5))]';

/** Table, bottle, reservation: in the order of the catalogue. */
const icons = [Armchair, Wine, CalendarCheck];

export function VipHero({ hero }: { hero: VipContent['hero'] }) {
  const { t } = useText();
  return (
    <div
      data-under-bar="dark"
      className={`relative isolate overflow-hidden bg-[#04131b] text-inverse [&_:focus-visible]:outline-brass-fill ${shade}`}
    >
      <NightArt picture={hero.picture} />
      <div className="wrap pt-[calc(var(--nav-h)+0.5rem)] pb-14 tablet:pb-24">
        <AccountStrip />
        <div className="mt-8 max-w-[44rem] tablet:mt-14">
          <SectionLabel inverse>{t.vip.label}</SectionLabel>
          <Heading
            level={1}
            size="h1"
            className="mt-5 max-w-[9em] text-[clamp(3rem,1.4rem+5vw,6rem)]! leading-[0.96]! [&:lang(ar)]:leading-[1.28]!"
          >
            {hero.title}
          </Heading>
          <p className="mt-5 max-w-[30rem] text-lead text-inverse-soft">{hero.text}</p>
          <ul className="mt-8 flex flex-wrap gap-2">
            {hero.chips.map((chip, index) => (
              <Chip key={chip} text={chip} Icon={icons[index] ?? Armchair} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Chip({ text, Icon }: { text: string; Icon: typeof Armchair }) {
  return (
    <li className="inline-flex h-9.5 items-center gap-2 rounded-hair bg-[rgb(5_20_28/0.35)] px-4 text-[0.875rem] shadow-[inset_0_0_0_1px_rgb(248_242_230/0.5)]">
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      {text}
    </li>
  );
}

/** Largest thing on the first screen, so it does not wait; a night picture is the same in both themes. */
function NightArt({ picture: { light } }: Pick<VipContent['hero'], 'picture'>) {
  return (
    <img
      src={light}
      alt=""
      width={800}
      height={600}
      fetchPriority="high"
      className="absolute inset-y-0 end-0 -z-2 h-full w-full object-cover opacity-75 tablet:w-[70%] tablet:opacity-100"
    />
  );
}
