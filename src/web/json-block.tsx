/** Data inside the document. Not a script, whatever the element is called; the browser never runs it. */
export function JsonBlock({ type, id, value }: { type: string; id?: string; value: unknown }) {
  // Without `<` no text in the value can end the element.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped in the line above
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
