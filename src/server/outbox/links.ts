const address = /https?:\/\/[^\s<>"'«»]+/g;

/** The links of a message, each once, as its text twin spells them out. */
export function linksIn(text: string): string[] {
  const found = [...text.matchAll(address)].map(([url]) =>
    url.replace(/(?<![.,;:!?)\]،؛؟])[.,;:!?)\]،؛؟]+$/, ''),
  );
  return [...new Set(found)].filter((url) => URL.canParse(url));
}
