import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { Money } from '#contract/primitives.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';

/** What the client filled in, at the head of the thread. */
export function AskedFacts({ matter: { form, client, subject } }: { matter: DeskMatter }) {
  const words = useText();
  const { desk, deskMatters } = words.t;
  const { notes } = form;
  const facts = factsOf(form, words, subject?.title);
  if (facts.length === 0 && !notes) return null;
  return (
    <section className="max-w-[40rem] border-s-2 border-brass-fill ps-3.5">
      <h2 className="font-text text-[0.8125rem] font-semibold">
        {deskMatters.asked.title(client?.name ?? desk.someone)}
      </h2>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-[0.8125rem]">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-ink-mute">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {notes && (
        <p
          dir="auto"
          className="mt-1 w-fit text-[0.9375rem] leading-normal break-words whitespace-pre-wrap"
        >
          {notes}
        </p>
      )}
    </section>
  );
}

interface Fact {
  label: string;
  value: string;
}

/** Fields that name a thing of the catalogue; the matter knows what it is called. */
const things = ['property', 'school', 'venue', 'event', 'package', 'visa', 'choice'];

/** Every field that says something, in the order of its form; a wish's title is the matter's own. */
function factsOf(asked: MatterForm, words: Words, subject: string | undefined): Fact[] {
  const { kind: _kind, notes: _notes, ...form } = asked;
  const { fields } = words.t.deskMatters.asked;
  const flat = Object.entries(form).flatMap(([name, value]): [string, unknown][] =>
    name === 'child' && isChild(value)
      ? [
          ['child', value.name],
          ['born', value.born],
        ]
      : [[name, value]],
  );
  return flat.flatMap(([name, value]) => {
    const named = subject && value && things.includes(name);
    const said = named ? subject : name === 'title' ? '' : sayValue(value, words);
    return said ? [{ label: fields[name] ?? name, value: said }] : [];
  });
}

function sayValue(value: unknown, words: Words): string {
  const { t, format } = words;
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((one) => sayValue(one, words)).join(' · ');
  if (isMoney(value)) return format.money(value);
  if (typeof value === 'number') return format.number(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return format.day(text);
  return t.deskMatters.asked.values[text] ?? text;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

const isChild = (value: unknown): value is { name: string; born: string } =>
  typeof value === 'object' && value !== null && 'born' in value;
