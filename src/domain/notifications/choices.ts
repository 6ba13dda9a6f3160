/** By which channels each kind of news comes: what the house proposes, and what nobody can refuse. */
import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
} from '#contract/notifications.ts';

interface Rule {
  /** Whether a mail is proposed. The bell always is. */
  mail: boolean;
  /** Why the mail cannot be refused: money and dates hang on it, or we owe an explanation. */
  locked?: 'booked' | 'owed';
  /** The feature writes a letter of its own, with its own papers; a second mail would say the same. */
  ownLetter?: true;
  /** Says what was paid or is owed: whoever acts for a client reads it with the right to pay. */
  tellsMoney?: true;
  /** Concerns only those who work here. */
  forStaff?: true;
}

const rules: Record<NotificationKind, Rule> = {
  quote: { mail: true },
  paper: { mail: true },
  message: { mail: true },
  moved: { mail: false },
  appointment: { mail: true },
  promise: { mail: true, locked: 'owed' },
  booking: { mail: true, locked: 'booked', ownLetter: true },
  waitlist: { mail: true, locked: 'booked', ownLetter: true },
  expiry: { mail: true },
  opened: { mail: true },
  invoice: { mail: true, locked: 'booked', tellsMoney: true },
  payment: { mail: true, tellsMoney: true },
  mandate: { mail: true },
  archive: { mail: true },
  assigned: { mail: false, forStaff: true },
  client_wrote: { mail: false, forStaff: true },
  second_look: { mail: true, forStaff: true },
  on_call: { mail: true, locked: 'owed', forStaff: true },
  team: { mail: true, locked: 'owed', forStaff: true },
};

// Safe: the keys of the table are kinds.
const kinds = Object.keys(rules) as NotificationKind[];
export const moneyKinds = kinds.filter((kind) => rules[kind].tellsMoney);

const channels: readonly NotificationChannel[] = ['bell', 'mail'];

type Place = Pick<NotificationChoice, 'kind' | 'channel'>;

export type NotificationLock = NonNullable<Rule['locked']>;

/** Why a channel cannot be refused for a kind; undefined where it can. */
export const lockOf = ({ kind, channel }: Place): NotificationLock | undefined =>
  channel === 'mail' ? rules[kind].locked : undefined;

export const hasOwnLetter = (kind: NotificationKind): boolean => rules[kind].ownLetter === true;

/** What the house proposes to somebody, in the order it is shown. */
export const proposedChoices = (isStaff: boolean): NotificationChoice[] =>
  kinds
    .filter((kind) => isStaff || !rules[kind].forStaff)
    .flatMap((kind) => channels.map((channel) => proposal({ kind, channel })));

const proposal = ({ kind, channel }: Place): NotificationChoice => ({
  kind,
  channel,
  wanted: channel === 'bell' || rules[kind].mail,
});

/** The proposal with what somebody chose otherwise; a lock holds, whatever was chosen before it. */
export const choicesOf = (isStaff: boolean, chosen: readonly NotificationChoice[]) =>
  proposedChoices(isStaff).map((choice) => {
    const own = chosen.find((other) => isSame(other, choice));
    return own && !lockOf(choice) ? { ...choice, wanted: own.wanted } : choice;
  });

/** Whether somebody who chose so is to be reached this way. */
export function isWanted(place: Place, chosen: readonly NotificationChoice[]): boolean {
  const own = chosen.find((other) => isSame(other, place));
  return own && !lockOf(place) ? own.wanted : proposal(place).wanted;
}

const isSame = (one: Place, other: Place) =>
  one.kind === other.kind && one.channel === other.channel;
