/** What somebody called a file, made safe to keep, to list and to hand out again. */

/** No path, no controls, no name that hides; never empty. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '-')
    .replace(/^[.\s]+/, '')
    .trim();
  return plain === '' ? 'file' : plain;
}

/** The header that names it, for browsers that read only plain letters and for those that read all. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
