import type { ErrorScreenProps } from '#web/shell/error-screen.tsx';

/** In both languages at once: it shows when nothing further can be loaded, the words included. */
const title = { en: 'Unexpected Application Error!', ar: 'حدث خطأ غير متوقع في التطبيق!' };
const home = { en: 'Return to Home', ar: 'العودة إلى الرئيسية' };

/** Stands in for the error screen until that is there, and for good if it cannot come. */
export function BareError({ error, language, homeAddress }: ErrorScreenProps) {
  return (
    <main className="wrap grid min-h-svh content-center gap-6">
      <h1 className="text-h2">{title[language]}</h1>
      <p dir="auto">{String(error)}</p>
      <a href={homeAddress} className="underline">
        {home[language]}
      </a>
    </main>
  );
}
