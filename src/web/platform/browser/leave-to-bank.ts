/** To the bank's question or the processor's own page: it leads back by itself. */
export function goOnAt(url: string): void {
  location.assign(url);
}
