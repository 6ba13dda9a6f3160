/** Papers at the desk: by a client's permission, or with a reason that the client reads. */
import { z } from 'zod';
import { Document, OpenedDocument } from '#contract/documents/documents.ts';
import { documentLengths } from '#contract/documents/kinds.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Id } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

/** Without what the client wrote for themselves. */
export const DeskDocument = Document.omit({ note: true, numberEnd: true });
export type DeskDocument = z.infer<typeof DeskDocument>;

export const deskDocuments = {
  ofClient: endpoint('GET', '/rest/v1/desk/clients/:id/documents', {
    params: ById,
    returns: z.array(DeskDocument),
    summary: 'Which papers a client has with us, and until when; not what they say.',
  }),
  ofMatter: endpoint('GET', '/rest/v1/desk/matters/:id/documents', {
    params: ById,
    returns: z.array(DeskDocument),
    summary: 'The papers a client shared with one matter.',
  }),
  open: endpoint('POST', '/rest/v1/desk/documents/:id/open', {
    params: ById,
    body: z.object({
      /** By the permission for this matter; null where there is none and the reason has to do. */
      matter: Id.nullable().default(null),
      reason: ProseText.max(documentLengths.reason).default(''),
    }),
    returns: OpenedDocument.extend({ document: DeskDocument }),
    summary: 'Opens a client’s paper by permission or with a reason; both are written down first.',
  }),
};
