import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

const tones = {
  danger: { look: 'border-danger bg-danger-wash', tint: 'text-danger', Icon: CircleAlert },
  warning: { look: 'border-warning bg-warning-wash', tint: 'text-warning', Icon: TriangleAlert },
  success: { look: 'border-success bg-success-wash', tint: 'text-success', Icon: CircleCheck },
  info: { look: 'border-info bg-info-wash', tint: 'text-info', Icon: Info },
};

interface AlertPanelProps {
  tone?: keyof typeof tones;
  title: string;
  text?: ReactNode;
  /** A small button: Try again. */
  action?: ReactNode;
}

/** Stands where the content would have been. Failures are read out at once, the rest in passing. */
export function AlertPanel({ tone = 'danger', title, text, action }: AlertPanelProps) {
  const { look, tint, Icon } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-plate border-s-2 px-5 py-4',
        look,
      )}
    >
      <Icon size={18} strokeWidth={1.5} className={classes('mt-1 shrink-0 self-start', tint)} />
      <div className="min-w-48 flex-1">
        <p className={classes('text-[0.9375rem] leading-6 font-semibold', tint)}>{title}</p>
        {text && <p className="text-[0.875rem] leading-normal text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  );
}
