// npm run bench:talks [-- author…]: how many conversations, written with their keys, are answered rightly in every turn.
import {
  type JudgedTurn,
  type KeyedTalk,
  readTalks,
  talked,
} from '#server/assistant/talks-testing.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

interface Row {
  author: string;
  talk: KeyedTalk;
  judged: JudgedTurn[];
}

const { wanted, isSilent } = argumentsOf(process.argv.slice(2));

/** `--totals` names no single turn: for authors that nobody may tune on. */
function argumentsOf(given: readonly string[]) {
  return {
    wanted: new Set(given.filter((one) => !one.startsWith('--'))),
    isSilent: given.includes('--totals'),
  };
}

async function judgedRows(): Promise<Row[]> {
  const snapshot = await seedSnapshot();
  const rows: Row[] = [];
  for (const [author, talks] of await readTalks()) {
    if (wanted.size > 0 && !wanted.has(author)) continue;
    for (const talk of talks) rows.push({ author, talk, judged: await talked(talk, snapshot) });
  }
  return rows;
}

const isRight = ({ wrong }: JudgedTurn) => wrong.length === 0;
const language = (text: string) => (/[\u0621-\u064a]/.test(text) ? 'ar' : 'en');

function tell(title: string, groups: Map<string, boolean[]>) {
  console.log(`\n${title}`);
  for (const [name, all] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    const right = all.filter(Boolean).length;
    const share = ((100 * right) / all.length).toFixed(0).padStart(3);
    console.log(`  ${share} %  ${String(right).padStart(4)} of ${all.length}  ${name}`);
  }
}

function grouped<Item>(
  items: readonly Item[],
  key: (one: Item) => string,
  holds: (one: Item) => boolean,
) {
  const groups = [...Map.groupBy(items, key)];
  return new Map(groups.map(([name, some]) => [name, some.map(holds)]));
}

function tellAll(rows: readonly Row[]) {
  const turns = rows.flatMap(({ author, talk, judged }) =>
    judged.map((one, at) => ({ ...one, author, talk, at })),
  );
  const several = (talk: KeyedTalk, at: number) =>
    talk.turns.length === 1 ? 'single question' : at === 0 ? 'first turn' : 'later turn';
  tell(
    'turns by author',
    grouped(turns, ({ author }) => author, isRight),
  );
  tell(
    'turns by language',
    grouped(turns, ({ key }) => language(key.text), isRight),
  );
  tell(
    'turns by kind',
    grouped(turns, ({ key }) => [key.kind].flat()[0] ?? '', isRight),
  );
  tell(
    'turns by place',
    grouped(turns, ({ talk, at }) => several(talk, at), isRight),
  );
  tell(
    'turns by who asks',
    grouped(turns, ({ talk }) => talk.as, isRight),
  );
  const whole = (row: Row) => row.judged.every(isRight);
  const length = ({ talk }: Row) => (talk.turns.length > 1 ? 'of several turns' : 'of one turn');
  tell('whole items', grouped(rows, length, whole));
  tell(
    'whole items by author',
    grouped(rows, ({ author }) => author, whole),
  );
  tell(
    'all turns',
    grouped(turns, () => 'all', isRight),
  );
}

function tellMisses(rows: readonly Row[]) {
  for (const { talk, judged } of rows) {
    if (judged.every(isRight)) continue;
    console.log(`\n${talk.id} (${talk.as})`);
    for (const { key, told, wrong } of judged) {
      console.log(`  ${wrong.length > 0 ? '✗' : '✓'} ${key.text}`);
      if (wrong.length === 0) continue;
      console.log(`      ${wrong.join('; ')}`);
      console.log(`      → ${told.answer.response.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
      console.log(`      cards ${told.answer.cards.map(({ id }) => id).join(' ') || 'none'}`);
    }
  }
}

const rows = await judgedRows();
if (!isSilent) tellMisses(rows);
tellAll(rows);
