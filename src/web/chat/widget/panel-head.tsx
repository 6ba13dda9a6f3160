import { Maximize2, Minimize2, Minus, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

/** Section 4 of the specification: the round button, the panel, or its head alone; and the whole screen. */
export type Stand = 'closed' | 'open' | 'minimised' | 'expanded';

interface PanelHeadProps {
  name: string;
  role: string;
  icon: ReactNode;
  /** The persona's colour, as a class. */
  color: string;
  stand: Stand;
  onStand: (stand: Stand) => void;
  /** Where there is more to see on a whole screen. */
  expands?: boolean;
}

/** The head of a chat panel, 58 px: who answers, and how large it stands. */
export const PanelHead = ({ name, role, icon, color, ...place }: PanelHeadProps) => (
  // Not a header: outside the page's content that would be a second banner.
  <div
    className={classes(
      'flex h-14.5 shrink-0 items-center gap-2.5 ps-4 pe-2.5 text-inverse [&_:focus-visible]:outline-brass-fill',
      color,
    )}
  >
    <span className="grid size-8.5 shrink-0 place-items-center rounded-round bg-white/10">
      {icon}
    </span>
    <div className="min-w-0 flex-1">
      <p className="truncate text-[0.875rem] leading-5 font-semibold">{name}</p>
      <p className="truncate text-[0.75rem] leading-4 text-inverse-soft">{role}</p>
    </div>
    <Sizes {...place} />
  </div>
);

function Sizes({ stand, onStand, expands }: Pick<PanelHeadProps, 'stand' | 'onStand' | 'expands'>) {
  const { t } = useText();
  const [minimised, expanded] = [stand === 'minimised', stand === 'expanded'];
  const Size = expanded ? Minimize2 : Maximize2;
  const Toggle = minimised ? Plus : Minus;
  return (
    <>
      {expands && (
        <HeadButton
          label={expanded ? t.chat.shrink : t.chat.expand}
          onPress={() => onStand(expanded ? 'open' : 'expanded')}
        >
          <Size size={16} strokeWidth={1.5} className="rtl:-scale-x-100" />
        </HeadButton>
      )}
      <HeadButton
        label={minimised ? t.chat.restore : t.chat.minimise}
        shows={!minimised}
        onPress={() => onStand(minimised ? 'open' : 'minimised')}
      >
        <Toggle size={18} strokeWidth={1.5} />
      </HeadButton>
      <HeadButton label={t.chat.close} onPress={() => onStand('closed')}>
        <X size={18} strokeWidth={1.5} />
      </HeadButton>
    </>
  );
}

interface HeadButtonProps {
  label: string;
  /** Whether what it hides is shown. */
  shows?: boolean;
  onPress: () => void;
  children: ReactNode;
}

const HeadButton = ({ label, shows, onPress, children }: HeadButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-expanded={shows}
    onClick={onPress}
    className="relative grid size-8 shrink-0 cursor-pointer place-items-center rounded-hair before:absolute before:inset-x-0 before:-inset-y-1.5 hover:bg-white/10"
  >
    {children}
  </button>
);
