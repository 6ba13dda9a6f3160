/** When a session has shown two factors. The server decides by it; the web asks the same before it sends. */
interface Shown {
  aal?: string | undefined;
  amr?: { method: string }[] | undefined;
}

/** Its device checked who holds it, so it showed two at once; the protocol's `aal` does not count that. */
export const isPasskey = ({ method }: { method: string }) => method === 'passkey';

export const hasShownTwo = ({ aal, amr = [] }: Shown): boolean =>
  aal === 'aal2' || amr.some(isPasskey);
