import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterMove } from '#contract/matters/parts.ts';
import type { Money } from '#contract/primitives.ts';
import { isOpen } from '#domain/matters/life.ts';
import { isEnd } from '#domain/matters/money.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AssignDialog } from '#web/matters/desk/assign-dialog.tsx';
import { EndingMoney } from '#web/matters/desk/ending-money.tsx';
import { FlagsMenu } from '#web/matters/desk/flags-menu.tsx';
import { useClaim, useMoveMatter } from '#web/matters/desk/mutations.ts';
import { endingQuery } from '#web/matters/desk/queries.ts';
import { useMakeMove } from '#web/matters/desk/use-make-move.ts';
import { whenDone } from '#web/platform/api.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import { useIsEnding, useSecondLook } from '#web/platform/desk/use-second-look.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { capitals } from '#web/ui/panel/section-label.tsx';

interface MovesBarProps {
  matter: DeskMatter;
  session: SignedIn;
}

/** Moves that end something for the client: said plainly, and never without a reason. */
const refusals: MatterMove[] = ['decline', 'withdraw', 'supplier_failed'];

const weighed = (move: MatterMove) => isEnd(move) || move === 'supplier_failed';

/** Only what the state machine allows from here: the likely one first. */
export function MovesBar({ matter, session }: MovesBarProps) {
  const { t } = useText();
  const { state } = matter;
  const isEnding = useIsEnding(matter.id);
  // What a colleague was asked for is not asked for again: the head says that it waits.
  const moves = matter.moves.filter((move) => !isEnding || !weighed(move));
  const likely = moves.filter((move) => !refusals.includes(move));
  const open = isOpen(state);
  return (
    <footer className="sticky bottom-0 z-2 flex items-center gap-2 overflow-x-auto border-t border-line bg-surface px-5 py-2.5 [scrollbar-width:none] tablet:static tablet:flex-wrap tablet:overflow-visible tablet:ps-7 tablet:pe-5">
      {moves.length < 4 && (
        <span
          className={classes(
            capitals,
            'me-2 hidden whitespace-nowrap text-ink-mute min-[68.75rem]:inline',
          )}
        >
          {t.deskMatters.moves.from(t.deskMatters.states[state])}
        </span>
      )}
      {open && !matter.owner && <ClaimButton matter={matter} />}
      {likely.map((move, at) => (
        <MoveButton key={move} matter={matter} move={move} first={at === 0} />
      ))}
      {moves
        .filter((move) => refusals.includes(move))
        .map((move) => (
          <Refusal key={move} matter={matter} move={move} />
        ))}
      {moves.length === 0 && <span className="text-ink-mute">{t.deskMatters.moves.none}</span>}
      {open && (
        <span className="ms-auto flex items-center gap-1">
          <AssignButton matter={matter} session={session} />
          <FlagsMenu matter={matter} />
        </span>
      )}
    </footer>
  );
}

const slim = 'min-h-9! shrink-0 px-3.5! text-[0.8125rem]! max-tablet:min-h-11!';
const plain =
  'inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-2 px-2 text-[0.8125rem] font-medium whitespace-nowrap text-ink-soft hover:text-ink max-tablet:min-h-11';

function ClaimButton({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const claim = useClaim(matter);
  const { claim: label, claimed } = t.deskMatters.moves;
  return (
    <Button
      size="small"
      className={slim}
      busy={claim.isPending}
      {...pressedBy('c')}
      onClick={() => whenDone(claim.mutateAsync(), () => void notify.success(claimed))}
    >
      <span className="inline-flex items-center gap-2">
        {label}
        <Keycap filled cap="c" />
      </span>
    </Button>
  );
}

interface MoveButtonProps {
  matter: DeskMatter;
  move: MatterMove;
  first: boolean;
}

function MoveButton({ matter, move, first }: MoveButtonProps) {
  const make = useMakeMove(matter, move);
  // A matter without an owner is claimed first; then its likely move takes the colour and the key.
  const primary = first && matter.owner !== null;
  return (
    <Button
      size="small"
      variant={primary ? 'primary' : 'outline'}
      className={slim}
      busy={make.busy}
      {...(first && pressedBy('m'))}
      onClick={make.go}
    >
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        {make.label}
        {first && <Keycap filled={primary} cap="m" />}
      </span>
    </Button>
  );
}

function Refusal({ matter, move }: { matter: DeskMatter; move: MatterMove }) {
  const { t } = useText();
  const words = t.deskMatters.moves;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={plain} onClick={() => setAsking(true)}>
        {words.names[move]}
      </button>
      {asking && <RefusalDialog matter={matter} move={move} onClose={() => setAsking(false)} />}
    </>
  );
}

interface RefusalDialogProps {
  matter: DeskMatter;
  move: MatterMove;
  onClose: () => void;
}

/** With what becomes of the client's money, where something was agreed; what is shown is what is done. */
function RefusalDialog({ matter, move, onClose }: RefusalDialogProps) {
  const { t } = useText();
  const words = t.deskMatters.moves;
  const make = useMoveMatter(matter);
  const end = move === 'withdraw' || move === 'decline' ? move : undefined;
  const asks = weighed(move) && matter.money !== null;
  const { data } = useQuery({ ...endingQuery(matter, end ?? 'withdraw'), enabled: asks });
  const comesBack = data?.ending?.comesBack;
  // Once its supplier has failed, its client leaves nothing: what a withdrawal would have left is given up.
  const sum = end ? data?.given : asks ? data?.ending?.kept : undefined;
  const second = useSecondLook({ kind: 'matter', id: matter.id, sum });
  const { waits, waitsText } = t.deskBilling.second;
  const done = ({ state }: DeskMatter) => {
    // What sends much money back stands as it is until a colleague has looked.
    if (weighed(move) && state === matter.state) notify.warning(waits, waitsText);
    onClose();
  };
  return (
    <ReasonDialog
      title={words.titles[move] ?? words.names[move]}
      helper={t.desk.reason.forClient}
      action={second.action ?? words.names[move]}
      busy={make.isPending || (asks && !data)}
      ready={second.isRead}
      needed
      danger
      // News of it may take the dialog away before the answer has come: it is told all the same.
      onGo={(reason) => {
        const shown = end && comesBack;
        void make.mutateAsync({ move, reason, comesBack: shown }).then(done, () => undefined);
      }}
      onClose={onClose}
    >
      {end && asks && <EndingMoney matter={matter} move={end} />}
      {second.words && <p className="text-caption text-warning">{second.words}</p>}
      {move === 'supplier_failed' && <Pausing matter={matter} />}
    </ReasonDialog>
  );
}

/** What a failed supplier means for what was asked and paid; nothing where neither was. */
function Pausing({ matter: { money } }: { matter: DeskMatter }) {
  const { t, format } = useText();
  const said = (sum: Money | undefined) => (sum && sum.amount > 0 ? format.money(sum) : '');
  const words = t.deskMatters.moves.money.pauses(said(money?.paid), said(money?.due));
  return words ? <p>{words}</p> : null;
}

function AssignButton({ matter, session }: MovesBarProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={plain} onClick={() => setOpen(true)}>
        {t.deskMatters.moves.assign}
      </button>
      {open && <AssignDialog matter={matter} session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
