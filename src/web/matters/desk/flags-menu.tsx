import { CalendarPlus, Ellipsis, Flag, Moon, Sun, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { dayInDubai, daysAfter, momentInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppointmentDialog } from '#web/matters/desk/appointment-dialog.tsx';
import { useFlags } from '#web/matters/desk/mutations.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { aheadOf, fieldOf } from '#web/platform/desk/moments.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { MomentField } from '#web/ui/fields/moment-field.tsx';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';

type Asked = 'pause' | 'escalate' | 'appointment';

const icon = { size: 18, strokeWidth: 1.5 };

/** What is marked on a matter, behind the dots. */
export function FlagsMenu({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const [asked, setAsked] = useState<Asked>();
  const items = useItems(matter, setAsked);
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t.deskMatters.moves.more} size="small" icon={<Ellipsis {...icon} />} />
        }
        groups={[{ id: 'all', items }]}
      />
      {asked === 'pause' && <PauseDialog matter={matter} onClose={close} />}
      {asked === 'escalate' && <EscalateDialog matter={matter} onClose={close} />}
      {asked === 'appointment' && <AppointmentDialog matter={matter} onClose={close} />}
    </>
  );
}

function useItems(matter: DeskMatter, ask: (asked: Asked) => void): MenuItem[] {
  const { t } = useText();
  const words = t.deskMatters.flags;
  const flags = useFlags(matter);
  const { urgent, escalated, pausedUntil } = matter;
  return [
    {
      id: 'appointment',
      label: words.appointment,
      icon: <CalendarPlus {...icon} />,
      onSelect: () => ask('appointment'),
    },
    {
      id: 'urgent',
      label: urgent ? words.notUrgent : words.urgent,
      icon: <Flag {...icon} />,
      onSelect: () => flags.mutate({ urgent: !urgent }),
    },
    {
      id: 'escalate',
      label: escalated ? words.calm : words.escalate,
      icon: <TriangleAlert {...icon} />,
      onSelect: () => (escalated ? flags.mutate({ escalated: false }) : ask('escalate')),
    },
    {
      id: 'pause',
      label: pausedUntil ? words.resume : words.pause,
      icon: pausedUntil ? <Sun {...icon} /> : <Moon {...icon} />,
      onSelect: () => (pausedUntil ? flags.mutate({ pausedUntil: null }) : ask('pause')),
    },
  ];
}

interface FlagDialogProps {
  matter: DeskMatter;
  onClose: () => void;
}

function EscalateDialog({ matter, onClose }: FlagDialogProps) {
  const { t } = useText();
  const { escalate, escalateTitle, escalateText } = t.deskMatters.flags;
  const flags = useFlags(matter);
  return (
    <ReasonDialog
      title={escalateTitle}
      text={escalateText}
      helper={t.desk.reason.forHouse}
      action={escalate}
      busy={flags.isPending}
      onGo={(reason) => flags.mutate({ escalated: true, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function PauseDialog({ matter, onClose }: FlagDialogProps) {
  const { t } = useText();
  const words = t.deskMatters.flags;
  const flags = useFlags(matter);
  const [until, setUntil] = useState(() =>
    fieldOf(momentInDubai(daysAfter(dayInDubai(nowHere()), 1), '09:00')),
  );
  const pausedUntil = aheadOf(until);
  return (
    <ReasonDialog
      title={words.pauseTitle}
      text={words.pauseText}
      helper={t.desk.reason.forClient}
      action={words.pauseTitle}
      busy={flags.isPending}
      needed
      onGo={(reason) =>
        pausedUntil && flags.mutate({ pausedUntil, reason }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <MomentField
        label={words.until}
        typed={[until, setUntil]}
        error={pausedUntil ? undefined : t.deskMatters.promise.past}
      />
    </ReasonDialog>
  );
}
