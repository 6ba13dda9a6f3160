/** What an answer of a model may rest on: what the tools told it in this turn, of which thing. */
import type { Grounds } from '#domain/assistant/claims/grounds.ts';
import { type ClaimNames, namesOf } from '#domain/assistant/claims/names.ts';
import type { ConstraintFinding } from '#domain/assistant/plan/constraint.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { secretFor } from '#server/assistant/model/instructions.ts';
import { shownBefore, type Toolbox } from '#server/assistant/model/toolbox.ts';
import { judgedOf, judgeThing } from '#server/assistant/plan/judgement.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

export function groundsOf(context: Context, { held }: Toolbox): Grounds {
  const { meant, knowledge, tools } = context;
  const { wish } = meant;
  const asked = meant.history.filter(({ isUser }) => isUser).map(({ text }) => text);
  const facts = [wish.when.day, wish.when.until, wish.when.end, wish.when.clock, meant.today];
  const house = [tools.contact.phone, tools.contact.email];
  const named = meant.named.map(({ thing }) => thing.id);
  const own = () => held.own.join('\n');
  return {
    names: namesIn(knowledge),
    isPlace: (id) => knowledge.byId.get(id)?.kind === 'area',
    told: (id) => held.told.get(id) ?? [],
    things: () => [...held.told.keys()],
    loose: () => held.loose,
    endangers: endangeredBy(context),
    isFree: (id) => held.free.get(id),
    own,
    asked: [meant.message, ...asked, ...facts.flatMap((fact) => fact ?? [])],
    meant: named.length > 0 ? named : shownBefore(context).map(({ id }) => id),
    isAlwaysThere: knowledge.things.some(({ words }) =>
      words.some((text) => text.includes('24/7')),
    ),
    company: { party: wish.party, length: wish.length },
    secret: secretFor(context),
    contacts: () => ({
      isPath: pathsOf(
        context,
        held.actions.map(({ path }) => path),
      ),
      said: [...house, own(), ...held.loose, ...[...held.told.values()].flat()].join('\n'),
      asked: meant.message,
    }),
  };
}

/** Whoever comes, as the conversation has said it: the same judgement as the house's own. */
function endangeredBy(context: Context): (id: string) => boolean {
  const judged = judgedOf(context);
  return (id) => {
    const thing = context.knowledge.byId.get(id);
    const findings = thing ? judgeThing(thing, judged).findings : [];
    return findings.some(({ of, is }) => is === 'no' && grave.includes(of));
  };
}

const grave: ConstraintFinding['of'][] = ['health', 'age', 'weight', 'height'];

function pathsOf({ knowledge }: Context, offered: readonly string[]) {
  return (path: string): boolean =>
    offered.includes(path) ||
    knowledge.things.some((thing) => thing.path === path) ||
    knowledge.passages.all.some((passage) => passage.path === path);
}

const kept = new WeakMap<Knowledge, ClaimNames>();

/** Of everything in the catalogue: a price beside a name nobody looked up is nobody's. */
function namesIn(knowledge: Knowledge): ClaimNames {
  const known = kept.get(knowledge) ?? allNames(knowledge);
  kept.set(knowledge, known);
  return known;
}

function allNames({ things, passages }: Knowledge): ClaimNames {
  const texts = [
    ...things.flatMap(({ words }) => words),
    ...passages.all.map(({ text }) => text.en),
  ];
  const ordinary = new Set(texts.flatMap((text) => text.match(/\b[a-z]{3,}\b/g) ?? []));
  return namesOf(
    things.flatMap(({ id, title, aliases }) => {
      const heads = [title.en, title.ar].flatMap((name) => name.split(/[,،]/)[0] ?? []);
      const short = heads.flatMap((head) => shortOf(head, ordinary));
      const begun = heads.map((head) => head.split(' ').slice(0, 3).join(' '));
      return [title.en, title.ar, ...heads, ...begun, ...aliases, ...short].map(
        (name) => [name, id] as const,
      );
    }),
  );
}

/** `Noor` of Noor 50: what a number follows, or what no text writes small, is a name by itself. */
function shortOf(head: string, ordinary: ReadonlySet<string>): string[] {
  const [first = '', second = ''] = head.split(/\s+/);
  const isNumbered = /^\d/.test(second);
  const isProper = /^[A-Z]/.test(first) && !ordinary.has(first.toLowerCase());
  return first.length >= 3 && (isNumbered || isProper) ? [first] : [];
}
