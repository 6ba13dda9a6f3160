/** What matters keep of somebody, and what is left of it when they leave. */
import { z } from 'zod';
import type { MatterMove } from '#contract/matters/parts.ts';
import { ById, Id } from '#contract/primitives.ts';
import { mayMove } from '#domain/matters/life.ts';
import { readFile } from '#server/matters/files/store.ts';
import { moveRow } from '#server/matters/moves.ts';
import { lockAgreed } from '#server/matters/store.ts';
import { forgetNewsOf } from '#server/notifications/actions.ts';
import type {
  CarriedFile,
  Erasure,
  Leaving,
  Owner,
  PersonalData,
} from '#server/platform/personal-data.ts';
import { inNameOf, many, type Sql, system } from '#server/platform/sql.ts';

const parts = [
  'matter_files',
  'matter_identity_files',
  'matter_messages',
  'matter_quotes',
  'matter_steps',
  'matter_papers',
  'matter_appointments',
  'matter_events',
].map((name) => `app.${name}`);

/** Read in the owner's name: notes of the house and drafts of quotes are not theirs to see. */
export const matterPersonalData: PersonalData = {
  name: 'matters',
  tables: ['app.matters', ...parts],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    matters: await tx`
      select id, reference, kind, area, title, form, subject, state, waits_on, owner_name,
        promise_due, promises_kept, promises_missed, rating_stars, rating_words, rated_at, language,
        zone, handed_in_at, created_at, updated_at
      from app.matters where client_id = ${id} order by created_at, id`,
    messages: await tx`
      select w.matter_id, w.side, w.writer_name, w.text, w.file_ids, w.at
      ${of(tx, id, 'matter_messages')} order by w.at, w.id`,
    quotes: await tx`
      select w.matter_id, w.number, w.state, w.currency, w.lines, w.total_amount, w.vat_amount,
        w.words, w.expires_at, w.sent_at, w.answered_at, w.reason
      ${of(tx, id, 'matter_quotes')} order by w.matter_id, w.number`,
    steps: await tx`
      select w.matter_id, w.number, w.words, w.state, w.opened_at, w.done_at
      ${of(tx, id, 'matter_steps')} order by w.matter_id, w.number`,
    papers: await tx`
      select w.matter_id, w.step, w.name, w.state, w.reason, w.file_id
      ${of(tx, id, 'matter_papers')} order by w.matter_id, w.step, w.position`,
    appointments: await tx`
      select w.matter_id, w.title, w.starts_at, w.ends_at, w.place, w.state
      ${of(tx, id, 'matter_appointments')} order by w.starts_at, w.id`,
    history: await tx`
      select w.matter_id, w.kind, w.at, w.actor_kind, w.actor_name, w.reason, w.about, w.state
      ${of(tx, id, 'matter_events')} order by w.at, w.id`,
    files: await tx`
      select w.id, w.matter_id, w.name, w.type, w.size, w.created_at,
        (select i.type from app.matter_identity_files i where i.file_id = w.id) as identity
      ${of(tx, id, 'matter_files')} order by w.created_at, w.id`,
  }),
  files: filesOf,
};

const of = (tx: Sql, clientId: string, table: string) => tx`
  from app.${tx(table)} w join app.matters m on m.id = w.matter_id and m.client_id = ${clientId}`;

const Kept = z.object({ id: Id, matterId: Id, reference: z.string(), name: z.string() });

/** In a folder of their matter. Two may have one name, so each begins with the end of its id. */
async function filesOf(tx: Sql, { id: clientId }: Owner): Promise<CarriedFile[]> {
  const files = await many(Kept, tx)`
    select w.id, w.matter_id, m.reference, w.name ${of(tx, clientId, 'matter_files')}
    order by w.created_at, w.id`;
  return files.map(({ id, matterId, reference, name }) => ({
    path: `${reference}/${id.slice(-6)} ${name}`,
    read: async (turn) => {
      const found = await readFile(turn, matterId, id);
      if (!found) throw new Error('A file went while the archive was made.');
      return found.content;
    },
  }));
}

/**
 * Where a quote was accepted the books need it for as long as the law says; of the matter around it only
 * the reference and the dates stay. Everything else goes whole.
 */
export const matterErasure: Erasure = {
  tables: ['app.matters', ...parts],
  erase: async (leaving) => {
    const { tx, now } = leaving;
    const { id } = leaving.owner;
    await endAgreed(leaving);
    // Colleagues were told of them, in the client's own words.
    const all = await many(ById, tx)`select id from app.matters where client_id = ${id}`;
    await forgetNewsOf(
      tx,
      all.map((matter) => `matter:${matter.id}:`),
      { but: id },
    );
    await tx`
      delete from app.matters m where client_id = ${id} and not exists (
        select from app.matter_quotes q where q.matter_id = m.id and q.state = 'accepted')`;
    const kept = tx`(select id from app.matters where client_id = ${id})`;
    for (const table of ['matter_papers', 'matter_steps', 'matter_appointments'])
      await tx`delete from app.${tx(table)} where matter_id in ${kept}`;
    await tx`delete from app.matter_messages where matter_id in ${kept}`;
    await tx`delete from app.matter_files where matter_id in ${kept}`;
    await tx`delete from app.matter_quotes where matter_id in ${kept} and state <> 'accepted'`;
    await tx`
      update app.matter_events set reason = '', about = '{}', actor_id = null,
        actor_name = case when actor_kind = 'client' then '' else actor_name end
      where matter_id in ${kept}`;
    await emptyShells(tx, id, now);
  },
};

/** Delivered, it was had; all else that was agreed to is withdrawn under its own terms, with its money. */
const ends: readonly MatterMove[] = ['close', 'withdraw'];

async function endAgreed({ tx, services, owner, now }: Leaving): Promise<void> {
  const by = { kind: 'client', id: owner.id } as const;
  const snapshot = await services.catalogue.current();
  const acting = { tx, config: services.config, snapshot, now, by, name: '' };
  for (const row of await lockAgreed(tx, owner.id)) {
    const move = ends.find((one) => mayMove(row.state, one, 'client'));
    if (move) await inNameOf(tx, [by, system], () => moveRow(acting, row, { move }));
  }
}

const nobody = { en: 'Erased at the client’s wish', ar: 'حُذف بطلب من العميل' };
const emptyForm = {
  kind: 'custom',
  title: nobody.en,
  notes: nobody.en,
  day: null,
  people: null,
  budget: null,
};

async function emptyShells(tx: Sql, clientId: string, now: string): Promise<void> {
  await tx`
    update app.matters set kind = 'custom', title = ${tx.json(nobody)}, form = ${tx.json(emptyForm)},
      subject = null, rating_words = '', updated_at = ${now}, version = version + 1
    where client_id = ${clientId}`;
}
