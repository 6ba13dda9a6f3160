import assert from 'node:assert/strict';
import type { Dashboard } from '#contract/dashboard.ts';
import type { MatterArea, MatterKind } from '#contract/matters/kinds.ts';
import type { MatterState } from '#contract/matters/parts.ts';
import { waitsOn } from '#domain/matters/life.ts';
import type { Client } from '#server/bookings/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

function dashboardIn(answer: Answer): Dashboard {
  assert.equal(answer.status, 200, answer.text);
  // The server parsed it by the schema of this very type.
  return answer.body as unknown as Dashboard;
}

export const dashboardOf = async (client: Client, query = '') =>
  dashboardIn(await client.get(`/dashboard${query}`));

interface Wanted {
  kind: MatterKind;
  area: MatterArea;
  state: MatterState;
  title: { en: string; ar: string };
  form: object;
  stars: number;
}

let made = 0;

/** A matter as it would stand in the books; its own rules are tested beside them. */
export async function insertMatter(app: TestApp, client: Client, wanted: Partial<Wanted> = {}) {
  const { kind = 'custom', area = 'requests', state = 'submitted', form = {}, stars } = wanted;
  const { title = { en: 'A villa by the sea', ar: 'فيلا على البحر' } } = wanted;
  const id = newId();
  made += 1;
  const reference = `RM-${String(made).padStart(6, '0')}`;
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.matters (id, reference, client_id, kind, area, title, form, state, waits_on,
        state_since, handed_in_at, language, zone, rating_stars, rated_at)
      values (${id}, ${reference}, ${client.id}, ${kind}, ${area}, ${tx.json(title)},
        ${tx.json({ ...form })}, ${state}, ${waitsOn(state)}, now(),
        ${state === 'draft' ? null : app.services.now()}, 'en', 'Asia/Dubai', ${stars ?? null},
        ${stars ? app.services.now() : null})`,
  );
  return id;
}

/** A quote that waits for an answer. */
export async function insertQuote(app: TestApp, matterId: string, expires = '2 days') {
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.matter_quotes (id, matter_id, number, state, currency, lines, total_amount,
        vat_amount, expires_at, sent_at)
      values (${newId()}, ${matterId}, 1, 'sent', 'AED', '[]', 1250000, 59524,
        now() + ${expires}::interval, now())`,
  );
}

/** A step that is open, and the papers it needs in their states. */
export async function insertPapers(app: TestApp, matterId: string, states: string[]) {
  await app.sql.as(system, async (tx) => {
    await tx`
      insert into app.matter_steps (matter_id, number, words, state)
      values (${matterId}, 1, '{}', 'open'), (${matterId}, 2, '{}', 'locked')`;
    for (const [position, state] of states.entries())
      await tx`
        insert into app.matter_papers (id, matter_id, step, position, name, state)
        values (${newId()}, ${matterId}, ${state === 'locked' ? 2 : 1}, ${position},
          '{"en":"Passport","ar":"جواز السفر"}', 'missing')`;
  });
}
