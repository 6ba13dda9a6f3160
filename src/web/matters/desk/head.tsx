import { ArrowLeft, Flag, Moon, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { WaitingActs } from '#web/billing/desk/waiting-acts.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { LifeLine } from '#web/matters/desk/life-line.tsx';
import { PromiseBar } from '#web/matters/promise/bar.tsx';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { addressOfPlace, type DeskPlace } from '#web/platform/desk/place.ts';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import { useOnlookers } from '#web/platform/desk/use-onlookers.ts';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';
import { Disc } from '#web/ui/pictures/disc.tsx';

interface MatterHeadProps {
  matter: DeskMatter;
  readAt: number;
  place: DeskPlace;
  onOverlay: OpenOverlay;
}

export const MatterHead = ({ matter, readAt, place, onOverlay }: MatterHeadProps) => (
  <header className="border-b border-line px-5 pt-3 pb-3.5 tablet:px-7 tablet:pt-4">
    <BackLink place={place} />
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Reference matter={matter} />
      <div className="flex items-center gap-4">
        <Onlookers matterId={matter.id} />
        <ClientButton matter={matter} onOverlay={onOverlay} />
      </div>
    </div>
    <h1
      id="matter-title"
      className="mt-1 text-[1.625rem] leading-[1.15] break-words tablet:text-[2rem] [&:lang(ar)]:leading-[1.35]"
    >
      <bdi>{matter.title}</bdi>
    </h1>
    <LifeLine state={matter.state} />
    <PromiseBar key={matter.id} matter={matter} readAt={readAt} />
    <WaitingActs kind="matter" id={matter.id} className="mt-3" />
  </header>
);

function BackLink({ place }: { place: DeskPlace }) {
  const { t } = useText();
  return (
    <Link
      to={addressOfPlace({ view: place.view })}
      className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-2 text-ink-soft tablet:hidden"
    >
      <ArrowLeft size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />
      {t.deskMatters.matter.back}
    </Link>
  );
}

function Reference({ matter }: { matter: DeskMatter }) {
  const { t, language } = useText();
  const { kind, reference, owner, urgent, escalated, pausedUntil, rating } = matter;
  const icon = { size: 14, strokeWidth: 1.5 };
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-[0.8125rem] text-ink-mute">
      <SectionLabel>{t.deskMatters.kinds[kind]}</SectionLabel>
      <bdi className="tnum">{reference}</bdi>
      {owner && <span>{t.deskMatters.matter.owner(owner.name)}</span>}
      {urgent && <Mark icon={<Flag {...icon} />}>{t.deskMatters.queue.urgent}</Mark>}
      {escalated && <Mark icon={<TriangleAlert {...icon} />}>{t.deskMatters.queue.escalated}</Mark>}
      {pausedUntil && (
        <Mark icon={<Moon {...icon} />}>
          {t.deskMatters.matter.pausedUntil(spokenSoon(pausedUntil, language))}
        </Mark>
      )}
      {rating && <span>{t.deskMatters.matter.rated(rating.stars)}</span>}
    </div>
  );
}

const Mark = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 text-warning">
    {icon}
    {children}
  </span>
);

/** Who else has it open, so that two do not answer at once. */
function Onlookers({ matterId }: { matterId: string }) {
  const { t } = useText();
  const { isReading, areReading, and } = t.deskMatters.matter;
  const people = useOnlookers(matterId);
  const [first] = people;
  if (!first) return null;
  const names = people.map(({ name }) => name).join(and);
  return (
    <p role="status" className="flex items-center gap-2 text-[0.8125rem] text-ink-mute">
      <span className="size-1.5 rounded-round bg-success" aria-hidden />
      <Disc name={first.name} silent />
      {people.length > 1 ? areReading(names) : isReading(names)}
    </p>
  );
}

/** Where the window has no room for the client's column. */
function ClientButton({
  matter: { client },
  onOverlay,
}: Pick<MatterHeadProps, 'matter' | 'onOverlay'>) {
  const { t } = useText();
  if (!client) return null;
  return (
    <button
      type="button"
      {...pressedBy('i')}
      onClick={() => onOverlay({ kind: 'client', id: client.id })}
      className="hidden min-h-9 cursor-pointer items-center gap-2 text-[0.8125rem] text-ink-soft hover:text-ink tablet:flex min-[77.5625rem]:hidden"
    >
      <UserRound size={16} strokeWidth={1.5} />
      {t.deskMatters.matter.client}
      <Keycap cap="i" />
    </button>
  );
}
