/** The library hands over bare markup behind its prefix; in an address the signs have to be escaped. */
export function qrAddress(given: string): string {
  const markup = given.slice(given.indexOf('<'));
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}

/** In fours, as it is read and typed. */
export const spaceKey = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
