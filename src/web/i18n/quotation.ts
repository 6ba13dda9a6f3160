/** A title in the marks of its own script: what a client wrote in English stands in English marks on an Arabic page. */
const arabic = /\p{Script=Arabic}/u;

export function quoted(title: string): string {
  const marked = arabic.test(title) ? `«${title}»` : `“${title}”`;
  // Isolated, so that the marks stay at the ends of the title whatever runs around it.
  return `\u2068${marked}\u2069`;
}
