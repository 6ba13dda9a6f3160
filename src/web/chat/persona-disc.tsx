import { Briefcase, Gem, House, type LucideIcon, Plane, School, Sparkles } from 'lucide-react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { classes } from '#web/ui/classes.ts';

const icons: Record<string, LucideIcon> = {
  briefcase: Briefcase,
  gem: Gem,
  home: House,
  plane: Plane,
  school: School,
  sparkles: Sparkles,
};

/** The style sheet knows the colours by name; a name it does not know is none. */
const colors: Record<string, string> = {
  '--persona-general': 'bg-(--persona-general)',
  '--persona-estate': 'bg-(--persona-estate)',
  '--persona-business': 'bg-(--persona-business)',
  '--persona-travel': 'bg-(--persona-travel)',
  '--persona-school': 'bg-(--persona-school)',
  '--persona-vip': 'bg-(--persona-vip)',
};

export const colorOf = ({ color }: Pick<AssistantPersona, 'color'>): string =>
  colors[color] ?? 'bg-(--persona-general)';

export function PersonaIcon({ icon, size }: { icon: string; size: number }) {
  const Shape = icons[icon] ?? Sparkles;
  return <Shape size={size} strokeWidth={1.5} aria-hidden />;
}

const rings: Record<string, string> = {
  '--persona-general': 'ring-(--persona-general)',
  '--persona-estate': 'ring-(--persona-estate)',
  '--persona-business': 'ring-(--persona-business)',
  '--persona-travel': 'ring-(--persona-travel)',
  '--persona-school': 'ring-(--persona-school)',
  '--persona-vip': 'ring-(--persona-vip)',
};

/** Calm as everybody's disc; whose it is shows in the ring. */
export const PersonaDisc = ({ persona, large }: { persona: AssistantPersona; large?: boolean }) => (
  <span
    className={classes(
      'grid shrink-0 place-items-center rounded-round bg-sunk text-ink ring-2 ring-inset',
      large ? 'size-10' : 'size-8.5',
      rings[persona.color] ?? 'ring-(--persona-general)',
    )}
  >
    <PersonaIcon icon={persona.icon} size={large ? 18 : 16} />
  </span>
);
