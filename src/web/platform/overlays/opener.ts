/** Where the focus was before something was laid over the page: it goes back there. */
let opener: HTMLElement | null = null;

export function rememberOpener(element: Element | null): void {
  opener = element instanceof HTMLElement ? element : null;
}

export function openerOf(): HTMLElement | null {
  if (!opener || opener.isConnected) return opener;
  // The page may have drawn it anew meanwhile; its address tells it again.
  const address = opener.getAttribute('href');
  return address ? document.querySelector(`a[href="${CSS.escape(address)}"]`) : null;
}
