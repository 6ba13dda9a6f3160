/** Which of our assistants answers. Its rules are ours; what a browser sends only says which one is meant. */
import type { Persona } from '#contract/catalogue/personas.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

const general = 'lifestyle-manager';

export function personaNamed(snapshot: Snapshot, slug: string): Persona {
  const found = snapshot.bySlug('personas', slug) ?? snapshot.bySlug('personas', general);
  if (!found) throw new Error('The catalogue has no assistants.');
  return found;
}

/** By its slug; else by the service or the name that the sent prompt speaks of, in either language. */
export function personaFrom(
  snapshot: Snapshot,
  { persona, systemPrompt }: { persona?: string | undefined; systemPrompt: string },
): Persona {
  if (persona) return personaNamed(snapshot, persona);
  const sent = plain(systemPrompt);
  const all = snapshot.all('personas');
  const words = (texts: { en: string; ar: string }) => [plain(texts.en), plain(texts.ar)];
  const named = (one: Persona) =>
    words(one.systemPrompt).some((prompt) => prompt === sent)
      ? 3
      : words(one.serviceName).some((name) => holds(sent, name))
        ? 2
        : words(one.botName).some((name) => holds(sent, name))
          ? 1
          : 0;
  const [best] = all.toSorted((a, b) => named(b) - named(a));
  return best && sent !== '' && named(best) > 0 ? best : personaNamed(snapshot, general);
}

/** As a word of its own: Mira is not a part of admiral. */
const holds = (text: string, name: string): boolean =>
  ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(
    ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `,
  );
