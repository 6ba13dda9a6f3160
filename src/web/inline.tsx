/**
 * Text of our own build that stands in the document, so that the first paint waits for nothing else. The
 * content security policy names its hash; any other inline script or style is refused.
 */
export function InlineStyles({ text }: { text: string }) {
  refuse(text, '</style');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote, never what a person typed
  return <style dangerouslySetInnerHTML={{ __html: text }} />;
}

interface InlineScriptProps {
  text: string;
  'data-main': string;
  'data-preload': string;
  /** The rest of the styles, for what is opened later. */
  'data-sheet': string | undefined;
  /** The document shows what it is about; otherwise the app draws it, and must not be kept waiting. */
  'data-whole': true | undefined;
}

export function InlineScript({ text, ...data }: InlineScriptProps) {
  refuse(text, '</script');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote, never what a person typed
  return <script {...data} dangerouslySetInnerHTML={{ __html: text }} />;
}

function refuse(text: string, end: string) {
  if (text.includes(end)) throw new Error(`The build holds '${end}', which would end its element.`);
}
