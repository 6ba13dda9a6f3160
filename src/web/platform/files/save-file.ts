import { requestFile } from '#web/platform/api.ts';

/** The file belongs to its reader alone, so it is fetched with their token and then handed to the browser. */
export async function saveFile(
  path: string,
  asked: Parameters<typeof requestFile>[1],
  name: string,
): Promise<void> {
  const href = URL.createObjectURL(await requestFile(path, asked));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
