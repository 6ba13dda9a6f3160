import type { PageCaptcha } from '#contract/pages/pages.ts';

/** What both makers document for widgets that are put in place by a program. */
export interface CaptchaApi {
  render(place: HTMLElement, options: CaptchaOptions): string;
  reset(widget: string): void;
  remove(widget: string): void;
}

export interface CaptchaOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact' | 'flexible';
  /** The language has a name of its own with each of them. */
  hl?: string;
  language?: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  /** True says that we tell people ourselves. */
  'error-callback': () => boolean;
}

/** Scripts of other houses call us back by a name that everybody sees. */
const calledWhenReady = 'rihlaCaptchaIsReady';

type Everybody = Partial<Record<PageCaptcha['provider'], CaptchaApi>> &
  Partial<Record<typeof calledWhenReady, () => void>>;

let loading: Promise<CaptchaApi> | undefined;

/** Once per page, and only when a form needs it; what failed may be tried again. */
export function loadCaptcha(widget: PageCaptcha): Promise<CaptchaApi> {
  loading ??= load(widget).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

function load({ provider, script }: PageCaptcha): Promise<CaptchaApi> {
  const everybody = globalThis as Everybody; // their names are not part of the browser's own types
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    const fail = () => {
      tag.remove();
      reject(new Error('The script of the captcha could not be loaded.'));
    };
    everybody[calledWhenReady] = () => {
      const api = everybody[provider];
      if (api) resolve(api);
      else fail();
    };
    tag.onerror = fail;
    tag.async = true;
    tag.src = `${script}?${new URLSearchParams({ onload: calledWhenReady, render: 'explicit' })}`;
    document.head.append(tag);
  });
}
