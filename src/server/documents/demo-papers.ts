/** Papers of the demo client, so that a fresh house shows what a vault watches over. */
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { DocumentDetails } from '#contract/documents/documents.ts';
import type { Day } from '#contract/primitives.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { type VaultFiles, vaultFiles } from '#server/documents/files.ts';
import { expect, takeUpload } from '#server/documents/uploads.ts';
import type { UploadRow } from '#server/documents/version-store.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import { typeset } from '#server/platform/pdf.ts';
import { type Database, maybe, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Typesetting takes its second, so no start waits for it. */
export const demoPapers = {
  name: 'demo_papers',
  schema: z.object({ email: z.string() }),
} satisfies Task;

interface Specimen {
  file: string;
  title: string;
  issuer: string;
  details: DocumentDetails;
  /** It becomes the newer version of the one before it. */
  isNewer?: true;
}

/** The passport ends four months after the visa that stands in it: too early to renew the visa. */
const specimens = (today: Day): Specimen[] => [
  {
    file: 'passport-layla.pdf',
    title: 'Passport',
    issuer: 'United Kingdom',
    details: {
      type: 'passport',
      number: '533924817',
      country: 'GB',
      issuedOn: daysAfter(today, -3270),
      expiresOn: daysAfter(today, 380),
    },
  },
  {
    file: 'residence-visa.pdf',
    title: 'Residence visa',
    issuer: 'United Arab Emirates',
    details: {
      type: 'visa',
      number: '201/2024/7718204',
      country: 'AE',
      issuedOn: daysAfter(today, -470),
      expiresOn: daysAfter(today, 260),
    },
  },
  {
    file: 'emirates-id.pdf',
    title: 'Emirates ID',
    issuer: 'United Arab Emirates',
    details: {
      type: 'emirates_id',
      number: '784-1986-4417720-3',
      country: 'AE',
      issuedOn: daysAfter(today, -470),
      expiresOn: daysAfter(today, 260),
    },
  },
  {
    file: 'tenancy-first-year.pdf',
    title: 'Tenancy contract',
    issuer: 'Emirate of Dubai',
    details: {
      type: 'tenancy',
      title: 'Villa on the Palm',
      country: 'AE',
      issuedOn: daysAfter(today, -700),
      expiresOn: daysAfter(today, -335),
    },
  },
  {
    file: 'tenancy-renewed.pdf',
    title: 'Tenancy contract',
    issuer: 'Emirate of Dubai',
    details: { issuedOn: daysAfter(today, -335), expiresOn: daysAfter(today, 30) },
    isNewer: true,
  },
];

/** May break off and run again: it goes on with what is missing. A vault with other papers is its owner's. */
export async function seedDemoPapers(services: Services, email: string): Promise<void> {
  const { sql, config, now } = services;
  const owner = config.production ? undefined : await unusedVault(sql, email);
  const wanted = specimens(dayInDubai(now()));
  const isOurs = (name: string) => wanted.some(({ file }) => file === name);
  if (!owner?.papers.every(({ file }) => isOurs(file))) return;
  const files = vaultFiles(services);
  let previous: string | null = null;
  for (const specimen of wanted) {
    const kept = owner.papers.find(({ file }) => file === specimen.file);
    if (kept) {
      previous = kept.document;
      continue;
    }
    const document = specimen.isNewer ? previous : null;
    const upload = await bring(services, { owner, specimen, document });
    previous = await keep(services, files, { upload, specimen });
  }
}

const Owner = z.object({
  id: z.guid(),
  name: z.string(),
  papers: z.array(z.object({ file: z.string(), document: z.guid() })),
});
type Owner = z.infer<typeof Owner>;

/** The account and what its vault holds, as long as nobody has opened any of it. */
const unusedVault = (sql: Database, email: string): Promise<Owner | undefined> =>
  sql.as(
    system,
    (tx) =>
      maybe(Owner, tx)`
      select u.id, coalesce(u.raw_user_meta_data ->> 'full_name', '') as name,
        coalesce((
          select jsonb_agg(jsonb_build_object('file', v.file_name, 'document', v.document_id))
          from app.document_versions v where v.owner_id = u.id), '[]') as papers
      from auth.users u where lower(u.email) = ${email}
        and not exists (select from app.document_openings o where o.owner_id = u.id)`,
  );

interface Bringing {
  owner: Owner;
  specimen: Specimen;
  document: string | null;
}

/** By the same steps as a client's own file. */
async function bring({ sql, storage, now }: Services, { owner, specimen, document }: Bringing) {
  const by = { kind: 'client', id: owner.id } as const;
  const content = await pdfOf(specimen, owner);
  const asked = { ownerId: owner.id, name: specimen.file, document };
  const upload = await sql.as(by, (tx) => expect(tx, asked, now()));
  const key = `${owner.id}/${upload.documentId}/${upload.id}`;
  await storage.put(by, { bucket: 'documents', key }, { content: Readable.from([content]) });
  return upload;
}

interface Keeping {
  upload: UploadRow;
  specimen: Specimen;
}

async function keep({ sql, now }: Services, files: VaultFiles, { upload, specimen }: Keeping) {
  const by = { kind: 'client', id: upload.ownerId } as const;
  const found = await files.inspect(upload);
  const key = await files.keyOf(upload.ownerId);
  const told = { details: specimen.details, renewed: specimen.isNewer ?? false };
  return sql.as(by, (tx) => takeUpload({ tx, now: now(), found, key, files }, upload, told));
}

function pdfOf({ title, issuer, details }: Specimen, { name }: Owner): Promise<Buffer> {
  const { number, issuedOn, expiresOn } = details;
  const facts = [
    ['Name', name],
    ['Number', number],
    ['Issued on', issuedOn],
    ['Valid until', expiresOn],
  ].filter(([, value]) => value);
  const foot = 'A specimen for the demonstration of Rihla. It proves nothing about anybody.';
  return typeset({
    template: new URL('./demo-paper.typ', import.meta.url),
    content: { title, issuer, facts, foot, brand: 'Rihla', mark: 'Specimen' },
    pictures: {},
  });
}
