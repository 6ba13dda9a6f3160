import { Armchair, CalendarCheck, Wine } from 'lucide-react';
import type { VipContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { AccountStrip } from '#web/vip/account-strip.tsx';

/** Table, bottle, reservation: in the order of the catalogue. */
const icons = [Armchair, Wine, CalendarCheck];

interface VipHeroProps {
  hero: VipContent['hero'];
  artBase: string;
}

/** A club is dark by day as well. */
export function VipHero({ hero: { title, text, chips }, artBase }: VipHeroProps) {
  const { t } = useText();
  return (
    <ServiceHero
      art={{ artBase, page: 'vip', light: 'night', dark: 'night' }}
      label={t.vip.label}
      title={title}
      text={text}
      above={<AccountStrip />}
    >
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip, index) => (
          <Chip key={chip} text={chip} Icon={icons[index] ?? Armchair} />
        ))}
      </ul>
    </ServiceHero>
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
