/** The screen of last resort. No router and no loaded words: its links load the page anew. */
import { useState } from 'react';
import type { Language } from '#contract/primitives.ts';
import { ApiError } from '#web/platform/api.ts';
import { type ErrorTexts, errorTexts } from '#web/shell/error-texts.ts';
import { wordmark as arabicName } from '#web/shell/wordmark.ar.ts';
import { wordmark as latinName } from '#web/shell/wordmark.en.ts';
import { Wordmark } from '#web/shell/wordmark.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import picture from '../../../dist/inline/error-print.svg?inline';

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

/** A print that slipped on its wire: the only crooked thing in the product. */
const HungPrint = ({ caption, straight }: { caption: string; straight: boolean }) => (
  <div className="hung" data-straight={straight || undefined} aria-hidden="true">
    <svg viewBox="0 0 460 90" className="hung-wire" fill="none" aria-hidden="true">
      <path d="M22 94L236 6L438 104" stroke="var(--line-strong)" strokeWidth="1.2" />
      <circle cx="236" cy="6" r="4" fill="var(--brass-fill)" />
    </svg>
    <div className="hung-print">
      <Plate>
        <img src={picture} alt="" width={800} height={600} className="size-full object-cover" />
      </Plate>
      <p className="flex justify-between px-2 pt-3.5 pb-1 text-caption text-ink-mute">
        <span>{caption}</span>
        <span className="tnum">05:40</span>
      </p>
    </div>
  </div>
);

/** What happened, in the words of whoever threw it, and what to tell us when you call. */
function ErrorWell({ error, t }: { error: unknown; t: ErrorTexts }) {
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className="mt-7 max-w-[32rem] rounded-hair bg-sunk px-5 py-4.5" role="alert">
      <p className="text-[.9375rem] font-medium break-words" dir="auto">
        {error instanceof Error ? error.message : String(error)}
      </p>
      {reference && (
        <p className="mt-1 flex items-center gap-3 text-caption text-ink-mute">
          {t.reference} <bdi className="tnum font-medium text-ink-soft">{reference}</bdi>
          <button
            type="button"
            className="ms-auto cursor-pointer py-2 text-ink underline"
            onClick={() => navigator.clipboard.writeText(reference)}
          >
            {t.copy}
          </button>
        </p>
      )}
    </div>
  );
}
