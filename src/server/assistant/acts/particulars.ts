/** What a button brings along: day, hour, party, and the words that no field has. */
import type { ProposedAction } from '#contract/assistant/assistant.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { nightsOf } from '#domain/assistant/plan/time-checks.ts';
import { wholeList } from '#server/assistant/acts/list-paths.ts';
import { addOnsIn } from '#server/assistant/plan/sums.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

export function carryParticulars(action: ProposedAction, context: Context): ProposedAction {
  if (action.kind === 'book') return forSheet(action, context);
  if (action.kind === 'open') return wholeList(action, context);
  if (action.kind === 'ask') return withQuery(action, requestQuery(context));
  if (action.kind !== 'consultation' || !action.consultation) return action;
  const message = saidIn(context);
  return { ...action, consultation: { ...action.consultation, ...(message && { message }) } };
}

type Query = Record<string, string | number | undefined>;

/** What the address says already stays: the form of a table knows its day. */
function withQuery(action: ProposedAction, query: Query): ProposedAction {
  const [path = '', known] = action.path.split('?');
  const address = new URLSearchParams(known);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '' && !address.has(name)) address.set(name, String(value));
  return { ...action, path: `${path}?${address}` };
}

function forSheet(action: ProposedAction, context: Context): ProposedAction {
  const slug = new URLSearchParams(action.path.split('?')[1]).get(action.kind);
  const item = context.knowledge.snapshot.all('offerings').find((one) => one.slug === slug);
  return item ? withQuery(action, sheetQuery(item, context)) : action;
}

/** As the booking sheet reads it. */
function sheetQuery(item: Offering, context: Context): Query {
  const { wish } = context.meant;
  const { day, clock } = wish.when;
  const isAhead = day !== undefined && day >= context.tools.today;
  const extras = addOnsIn(item, context).map(({ id }) => `${id}:1`);
  return {
    on: isAhead ? day : undefined,
    'said.time': clock,
    'said.party': wish.party,
    'said.length': nightsOf(item, wish),
    'said.extras': extras.join(','),
    'said.notes': noteFor(context),
  };
}

/** As the forms of requests name their fields. */
function requestQuery(context: Context): Query {
  const { wish } = context.meant;
  const { day, clock } = wish.when;
  const { budget } = wish;
  return {
    on: day !== undefined && day >= context.tools.today ? day : undefined,
    'said.time': clock,
    'said.people': wish.party,
    'said.bedrooms': wish.bedrooms,
    'said.purpose': wish.purpose && { sale: 'buy', rent: 'rent' }[wish.purpose],
    'said.types': wish.types.join(','),
    'said.budget': budget?.most,
    'said.budget.currency': budget?.most && budget.currency,
    'said.nationality': wish.nationality,
    'said.visas': wish.visas,
    'said.notes': saidIn(context),
  };
}

/** What the sheet has no field for: why they come, who comes and what they need. Else nothing is noted. */
export function noteFor(context: Context): string {
  const { frame, wish } = context.meant;
  const tellsMore =
    frame.occasion !== undefined || wish.needs.length > 0 || frame.qualities.length > 0;
  return tellsMore ? saidIn(context) : '';
}

/** An address has to stay one that any program opens. */
const longest = 400;
const mostTurns = 3;

/** Their own last words, oldest first. */
function saidIn({ meant }: Context): string {
  const before = meant.history.filter(({ isUser }) => isUser).map(({ text }) => text);
  const said = [...before, meant.message].slice(-mostTurns);
  return said.join('\n').slice(-longest).toWellFormed().trim();
}
