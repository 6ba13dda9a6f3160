/** What a browser says it is; nothing where it says nothing that people have a name for. */
interface Device {
  browser: string | null;
  system: string | null;
}

/** The more particular first: nearly every browser also calls itself those it descends from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS|e)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\S).* Safari\//, 'Safari'],
];

/** An iPhone also says Mac OS, and Android also says Linux. */
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string | null): Device {
  const said = userAgent ?? '';
  const nameIn = (known: [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
