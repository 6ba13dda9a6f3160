import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/primitives.ts';
import { requestFile } from '#web/platform/api.ts';

interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  lang: Language;
  /** As the reader finds it among their files. */
  fileName: string;
}

/** The file belongs to its owner alone, so it is fetched with their token and then handed to the browser. */
export async function saveFile({ path }: Pick<Endpoint, 'path'>, asked: Asked): Promise<void> {
  const { params = {}, query = {}, lang, fileName } = asked;
  const file = await requestFile(path, { params, query: { ...query, lang } });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  URL.revokeObjectURL(href);
}
