/** The client's vault: papers, their versions, who may see them and who did. */
import { z } from 'zod';
import { DocumentType, documentLengths, largestDocument } from '#contract/documents/kinds.ts';
import { DocumentFinding, DocumentOpening, DocumentShare } from '#contract/documents/parts.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Relation } from '#contract/family.ts';
import { ById, Day, Id, InLanguage, Instant, PageNext } from '#contract/primitives.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

/** Whose paper it is: the client's own where nobody is named. */
export const Holder = z.object({
  name: z.string().trim().max(documentLengths.holder).default(''),
  /** A member of the family; null for the client, and for somebody who is only named. */
  memberId: Id.nullable().default(null),
});
export type Holder = z.infer<typeof Holder>;

export const DocumentFile = z.object({
  id: Id,
  /** 1 is the oldest. */
  number: z.int(),
  name: z.string(),
  /** Decided by its content. */
  media: z.string(),
  size: z.int(),
  addedAt: Instant,
  /** What this version said, where a newer one says otherwise. */
  expiresOn: Day.nullable(),
});
export type DocumentFile = z.infer<typeof DocumentFile>;

/** A paper, as lists show it: its number only by its end. */
export const Document = z.object({
  id: Id,
  version: z.int(),
  type: DocumentType,
  /** What the client calls it; empty where its type says enough. */
  title: z.string(),
  holder: Holder,
  /** The last characters of its number; empty where it has none. */
  numberEnd: z.string(),
  /** Two letters; null where nobody said. */
  country: z.string().nullable(),
  issuedOn: Day.nullable(),
  expiresOn: Day.nullable(),
  note: z.string(),
  /** Another paper of the same kind and holder ends later: this one is watched no longer. */
  replaced: z.boolean(),
  file: DocumentFile,
  shares: z.array(DocumentShare),
  addedAt: Instant,
  /** When it went into the bin, and until when it can be taken out again. */
  binnedAt: Instant.nullable(),
  keptUntil: Instant.nullable(),
});
export type Document = z.infer<typeof Document>;

/** A paper that an open step of a matter waits for. */
export const WantedPaper = z.object({
  id: Id,
  name: z.string(),
  matter: z.object({ id: Id, title: z.string(), path: z.string() }),
  /** The type and the holder it looks like. */
  type: DocumentType,
  holder: z.string(),
});
export type WantedPaper = z.infer<typeof WantedPaper>;

export const DocumentPerson = z.object({
  /** Empty for the client. */
  memberId: Id.nullable(),
  name: z.string(),
  isClient: z.boolean(),
  /** Who they are to the client; null for the client, and for whoever is only named. */
  relation: Relation.nullable(),
  age: z.int().nullable(),
  schoolYear: z.string(),
});
export type DocumentPerson = z.infer<typeof DocumentPerson>;

export const Vault = z.object({
  today: Day,
  documents: z.array(Document),
  people: z.array(DocumentPerson),
  findings: z.array(DocumentFinding),
  wanted: z.array(WantedPaper),
  /** In bytes, older versions and the bin included. */
  room: z.object({ used: z.int(), most: z.int() }),
});
export type Vault = z.infer<typeof Vault>;

/** What a client writes about a paper. A field that is left out stays as it is. */
export const DocumentDetails = z
  .object({
    type: DocumentType,
    title: z.union([z.literal(''), TextLine.max(documentLengths.title)]),
    holder: Holder,
    /** The whole number; an empty one takes it away. */
    number: z
      .string()
      .trim()
      .max(documentLengths.number)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'It must be one line'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'It must be a country')
      .nullable(),
    issuedOn: Day.nullable(),
    expiresOn: Day.nullable(),
    note: ProseText.max(documentLengths.note),
  })
  .partial();
export type DocumentDetails = z.infer<typeof DocumentDetails>;

const UploadAsk = z.object({
  name: TextLine.max(documentLengths.fileName),
  size: z.int().min(1, 'The file is empty').max(largestDocument, 'The file is larger than 25 MB'),
  /** A new version of this paper; null for a paper that is new itself. */
  document: Id.nullable().default(null),
});

/** Where the bytes go, by PUT, and until when. */
export const UploadPlace = z.object({ id: Id, url: z.string(), until: Instant });
export type UploadPlace = z.infer<typeof UploadPlace>;

const ConfirmUpload = z.object({
  details: DocumentDetails.default({}),
  /** A renewed paper has its own number and dates; a better copy keeps those of the old one. */
  renewed: z.boolean().default(false),
});

/** The way in to one opening: short-lived, unguessable, written down before it was given out. */
export const OpenedDocument = z.object({
  document: Document,
  file: DocumentFile,
  number: z.string(),
  url: z.string(),
  until: Instant,
});
export type OpenedDocument = z.infer<typeof OpenedDocument>;

const answers = { params: ById, returns: Document };
const page = z.object({
  ...InLanguage.shape,
  after: PageNext,
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

export const documents = {
  vault: endpoint('GET', '/rest/v1/documents', {
    acting: 'documents',
    query: InLanguage,
    returns: Vault,
    summary:
      'The client’s papers with the people they belong to, what breaks a rule and what is asked for.',
  }),
  bin: endpoint('GET', '/rest/v1/documents/bin', {
    returns: z.array(Document),
    summary: 'What was thrown away within thirty days, the newest first.',
  }),
  openings: endpoint('GET', '/rest/v1/documents/openings', {
    query: page,
    returns: z.object({ items: z.array(DocumentOpening), next: z.string().nullable() }),
    summary: 'Who opened what, when and why, the newest first.',
  }),
  openingsFile: endpoint('GET', '/rest/v1/documents/openings.csv', {
    query: InLanguage,
    file: 'text/csv',
    summary: 'The whole log of openings as a table.',
  }),
  begin: endpoint('POST', '/rest/v1/documents/uploads', {
    body: UploadAsk,
    returns: UploadPlace,
    summary: 'Says where a file of at most 25 MB may be put.',
  }),
  confirm: endpoint('POST', '/rest/v1/documents/uploads/:id/confirm', {
    ...answers,
    body: ConfirmUpload,
    once: true,
    summary: 'Takes what was put there into the vault, once its content was looked at.',
  }),
  giveUp: endpoint('DELETE', '/rest/v1/documents/uploads/:id', {
    params: ById,
    summary: 'Forgets an upload that was not confirmed. A second time changes nothing.',
  }),
  /** With a ticket instead of a session, so that a picture or a frame can show it. */
  content: endpoint('GET', '/rest/v1/documents/opened/:ticket', {
    params: z.object({ ticket: z.string().regex(/^[\w-]{43}$/) }),
    query: z.object({ download: z.string().optional() }),
    file: 'application/octet-stream',
    summary: 'The bytes of one opening, while its ticket lives.',
  }),
  change: endpoint('PATCH', '/rest/v1/documents/:id', {
    ...answers,
    body: DocumentDetails,
    versioned: true,
    summary: 'Changes what is written about a paper.',
  }),
  versions: endpoint('GET', '/rest/v1/documents/:id/versions', {
    acting: 'documents',
    params: ById,
    returns: z.array(DocumentFile),
    summary: 'Every version of a paper, the newest first.',
  }),
  open: endpoint('POST', '/rest/v1/documents/:id/open', {
    acting: 'documents',
    params: ById,
    body: z.object({ version: Id.nullable().default(null) }),
    returns: OpenedDocument,
    summary: 'Opens a paper of one’s own, its number with it, and writes that down.',
  }),
  throwAway: endpoint('POST', '/rest/v1/documents/:id/bin', {
    ...answers,
    summary: 'Puts a paper in the bin for thirty days; nobody it was shared with sees it any more.',
  }),
  restore: endpoint('POST', '/rest/v1/documents/:id/restore', {
    ...answers,
    summary: 'Takes a paper out of the bin.',
  }),
  share: endpoint('POST', '/rest/v1/documents/:id/shares', {
    ...answers,
    body: z.object({ matter: Id }),
    summary: 'Lets those who work on a matter open a paper there. A second time changes nothing.',
  }),
  revoke: endpoint('DELETE', '/rest/v1/documents/:id/shares/:share', {
    params: ById.extend({ share: Id }),
    returns: Document,
    summary: 'Takes a permission back, at once.',
  }),
  answerPaper: endpoint('POST', '/rest/v1/documents/:id/papers', {
    ...answers,
    body: z.object({ matter: Id, paper: Id }),
    once: true,
    summary: 'Hands a copy to the step of a matter that waits for it.',
  }),
  ofMatter: endpoint('GET', '/rest/v1/matters/:id/documents', {
    acting: 'documents',
    params: ById,
    returns: z.array(Document),
    summary: 'The papers that are shared with one matter of the client.',
  }),
};
