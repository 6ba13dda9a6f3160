import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { keepAnswers, sendCached } from '#server/platform/answers/cached-answers.ts';
import { typeset } from '#server/platform/files/pdf.ts';
import {
  guideContent,
  guideFileName,
  guidePictures,
  pictureName,
} from '#server/schooling/guide.ts';
import type { Services } from '#server/services.ts';

/** Where this build's drawings lie. */
interface Drawings {
  files: URL;
  artVersion: string;
}

const languages: Language[] = ['en', 'ar'];

/** The school guide, set once for each language and version of the catalogue, then kept. */
export function schoolingRoutes(app: FastifyInstance, services: Services, drawings: Drawings) {
  const answers = keepAnswers({ maxBytes: 16 * 1024 * 1024 });

  async function send(request: FastifyRequest, reply: FastifyReply, language: Language) {
    const snapshot = await services.catalogue.current();
    const answer = await answers.get(`guide ${language}`, snapshot.version, async () => ({
      body: await setGuide(snapshot, language, services, drawings),
      contentType: 'application/pdf',
    }));
    reply.header('content-disposition', `attachment; filename="${guideFileName(language)}"`);
    return sendCached(request, reply, answer);
  }

  for (const language of languages)
    app.get(addressOf(language, '/schooling/guide.pdf'), (request, reply) =>
      send(request, reply, language),
    );
}

async function setGuide(
  snapshot: Snapshot,
  language: Language,
  { config, publicUrl }: Services,
  drawings: Drawings,
) {
  const { contact } = snapshot.texts('company');
  const reached = {
    phone: config.contact.phone ?? contact.phone,
    email: config.contact.email ?? contact.email,
    address: publicUrl.replace(/^https?:\/\//, ''),
  };
  return typeset({
    template: new URL('./guide.typ', import.meta.url),
    content: guideContent({ snapshot, language, contact: reached }),
    pictures: await readPictures(snapshot, drawings),
    // It is the same for all who ask, so it waits behind nobody's own papers.
    asker: 'everybody',
  });
}

/** The drawings made for sharing have no grain, which on paper would become a bitmap. */
async function readPictures(snapshot: Snapshot, { files, artVersion }: Drawings) {
  const read = async (key: string) => {
    const file = new URL(`art/${artVersion}/${key}.social.svg`, files);
    return [pictureName(key), await readFile(file)] as const;
  };
  return Object.fromEntries(await Promise.all(guidePictures(snapshot).map(read)));
}
