import { lazy, Suspense } from 'react';

const RichText = lazy(async () => ({
  default: (await import('#web/chat/rich-text.tsx')).RichText,
}));

/** The letters at once, their shape as soon as whoever reads it is there. */
export const SpokenText = ({ text }: { text: string }) => (
  <div dir="auto" className="break-words">
    <Suspense fallback={<p className="whitespace-pre-line">{text}</p>}>
      <RichText text={text} />
    </Suspense>
  </div>
);
