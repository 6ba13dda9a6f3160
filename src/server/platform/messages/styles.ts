import type { Language } from '#contract/primitives.ts';

/** Fonts that a mail program has by itself; ours come first for those who have them. */
const fonts: Record<Language, { display: string; text: string }> = {
  en: {
    display: "Bellefair, Georgia, 'Times New Roman', serif",
    text: "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  },
  ar: {
    display: "Amiri, 'Traditional Arabic', 'Times New Roman', serif",
    text: "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif",
  },
};

/**
 * Light colours stand in each element, because several mail programs drop everything else; the dark
 * ones are a sheet for those that read it.
 */
export function mailStyles(language: Language) {
  const { display, text } = fonts[language];
  const isArabic = language === 'ar';
  const body = `font-family:${text};font-size:16px;line-height:${isArabic ? 1.75 : 1.625}`;
  const small = `font-family:${text};font-size:13px;line-height:${isArabic ? 1.7 : 1.55}`;
  const start = isArabic ? 'right' : 'left';
  return {
    page: 'margin:0;padding:0;background:#f5efe4;color:#10282d',
    preheader: 'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px',
    sheet: 'background:#fcf9f3;border:1px solid #dcd0ba;border-top-color:#c99f5b',
    inner: 'padding:34px 32px 28px',
    mark: `padding:${isArabic ? '0 0 0 12px' : '0 12px 0 0'};vertical-align:middle;font-family:${text};font-size:11px;color:#526263`,
    picture: 'display:block;border:0',
    brand: `font-family:${display};font-size:26px;line-height:36px;vertical-align:middle;color:#10282d${isArabic ? '' : ';letter-spacing:.16em'}`,
    frame: 'padding:12px 12px 0;line-height:0',
    // Where pictures are not shown, its words stand in its place.
    print: `display:block;width:100%;height:auto;border:0;${small};color:#526263`,
    heading: `margin:0 0 20px;font-family:${display};font-weight:400;font-size:32px;line-height:${isArabic ? 1.32 : 1.12};color:#10282d`,
    paragraph: `margin:0 0 16px;${body};color:#3b5155`,
    said: `margin:4px 0 20px;padding-${start}:18px;border-${start}:2px solid #c99f5b`,
    speaker: `margin:0 0 6px;${small};color:#526263`,
    words: `margin:0 0 8px;${body};font-size:18px;color:#10282d`,
    button: `display:inline-block;padding:14px 28px;background:#0f3b41;border-radius:2px;${body};font-weight:500;color:#fcf9f3;text-decoration:none`,
    links: `margin:0 0 8px;${small};font-size:14px;color:#3b5155`,
    link: 'color:#10282d;text-decoration:underline',
    // On the first line of a long value, and never against it.
    label: `width:32%;padding:13px ${isArabic ? '0 10px 16px' : '16px 10px 0'};vertical-align:top;border-top:1px solid #dcd0ba;${small};color:#526263`,
    value: `padding:10px 0;vertical-align:top;border-top:1px solid #dcd0ba;${body};color:#10282d`,
    foot: 'padding:20px 33px 0',
    fine: `margin:0;${small};color:#526263`,
  };
}

/** Holds no character that HTML would read as its own. */
export const darkMailSheet = `
@media (prefers-color-scheme: dark) {
  .page { background: #0b1e23 !important; }
  .sheet { background: #11292f !important; border-color: #c99f5b #233d43 #233d43 !important; }
  .ink, .link { color: #f3ebdc !important; }
  .soft { color: #c5c9c0 !important; }
  .mute { color: #95a5a3 !important; }
  .rule { border-color: #233d43 !important; }
  .button { background: #ebdab9 !important; color: #10282d !important; }
}
@media (max-width: 480px) {
  .frame { padding: 8px 8px 0 !important; }
  .inner { padding: 26px 20px 24px !important; }
  .foot { padding: 18px 21px 0 !important; }
}`;
