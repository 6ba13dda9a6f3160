/** Stands where a page would be that cannot be fetched, until the line is back. */
import { useState } from 'react';
import type { Language } from '#contract/primitives.ts';
import type { LoadedPage } from '#web/loaded-page.ts';
import { isLineDown } from '#web/platform/line/line.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Both languages in one file, as on the error screen: without a line no words can be loaded. */
const words: Record<Language, Record<'title' | 'text' | 'tryAgain', string>> = {
  en: {
    title: 'This page comes when you are back',
    text: 'You are offline, and it was not open before. Pages that you have seen stay open.',
    tryAgain: 'Try again',
  },
  ar: {
    title: 'تظهر هذه الصفحة حين تعود إلى الاتصال',
    text: 'أنت غير متصل، ولم تفتح هذه الصفحة من قبل. أما الصفحات التي رأيتها فتبقى مفتوحة.',
    tryAgain: 'أعد المحاولة',
  },
};

/** As the page before it, with the same bars, since nothing is known of the one that was asked for. */
export function pageAway(path: string, before: LoadedPage): LoadedPage {
  const { title } = words[before.words.language];
  const { darkUnderBar: _dark, ...screen } = before.screen;
  return {
    ...before,
    payload: { ...before.payload, path },
    head: { ...before.head, title: `${title} · ${before.payload.chrome.brand}` },
    screen: {
      ...screen,
      withoutFooter: true,
      // biome-ignore lint/correctness/noComponentHookFactories: made once for a page that cannot come
      View: () => <Away language={before.words.language} />,
    },
  };
}

function Away({ language }: { language: Language }) {
  const { title, text, tryAgain } = words[language];
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    // Where it is back, whoever waits for it has been told.
    await isLineDown();
    setAsking(false);
  };
  return (
    <section className="wrap grid min-h-svh content-center justify-items-start gap-5 pt-(--nav-h)">
      <Heading level={1} size="h2">
        {title}
      </Heading>
      <p className="max-w-[34rem] text-lg leading-[1.55] text-ink-soft" role="status">
        {text}
      </p>
      <Button variant="outline" busy={isAsking} onClick={() => void ask()}>
        {tryAgain}
      </Button>
    </section>
  );
}
