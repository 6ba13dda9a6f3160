/** The screen of last resort. No router and no loaded words: its links load the page anew. */
import { useState } from 'react';
import type { Language } from '#contract/primitives.ts';
import { errorTexts } from '#web/shell/error-texts.ts';
import { ErrorWell } from '#web/shell/error-well.tsx';
import { HungPrint } from '#web/shell/hung-print.tsx';
import { wordmark as arabicName } from '#web/shell/wordmark.ar.ts';
import { wordmark as latinName } from '#web/shell/wordmark.en.ts';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Mark } from '#web/ui/mark.tsx';

/** As long as the print takes to hang straight. */
const straightenFor = 320;

export interface ErrorScreenProps {
  error: unknown;
  language: Language;
  homeAddress: string;
  /** Unknown when not even the page could be loaded. */
  phone?: string;
}

export function ErrorScreen({ error, language, homeAddress, phone }: ErrorScreenProps) {
  const t = errorTexts[language];
  const [straight, setStraight] = useState(false);
  const tryAgain = () => {
    setStraight(true);
    setTimeout(() => location.reload(), straightenFor);
  };
  return (
    <div className="flex min-h-svh flex-col overflow-hidden bg-surface text-ink">
      <header className="wrap flex h-(--nav-h) w-full items-center justify-between">
        <a href={homeAddress} aria-label={t.logo} className="flex items-center gap-3">
          <Mark cut="small" className="size-[34px]" />
          <Wordmark name={language === 'ar' ? arabicName : latinName} />
        </a>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="py-2 text-caption">
            {t.needHelp} <bdi>{phone}</bdi>
          </a>
        )}
      </header>
      <main className="error-wall wrap">
        <div>
          <Heading level={1} size="h2">
            {t.title}
          </Heading>
          <p className="mt-4.5 max-w-[27rem] text-lg leading-[1.55] text-ink-soft">{t.comfort}</p>
          <ErrorWell error={error} t={t} />
          <div className="mt-8.5 flex gap-4 max-tablet:*:flex-1">
            <Button onClick={tryAgain}>{t.tryAgain}</Button>
            <a href={homeAddress} className={buttonLook({ variant: 'outline' })}>
              {t.home}
            </a>
          </div>
        </div>
        <HungPrint caption={t.caption} straight={straight} />
      </main>
    </div>
  );
}
