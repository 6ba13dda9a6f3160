import { type LoadedPage, loadPage } from '#web/loaded-page.ts';

/** The page the browser stands on: from the document's own JSON block, or asked of the server. */
export async function firstPage(): Promise<LoadedPage> {
  const block = document.getElementById('page')?.textContent;
  if (block) return loadPage(JSON.parse(block));
  const { fetchFirstPage } = await import('#web/fetched-page.ts');
  return fetchFirstPage();
}
