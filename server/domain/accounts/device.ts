// What a person calls the device that a browser says it is: "Firefox on Android".

/** In this order: most browsers also say that they are one of those below them. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Where a sign-in comes from. */
export interface Place {
  readonly address: string;
  /** In a person's words; empty when nothing is known. */
  readonly device: string;
}

/** @param userAgent the browser's own words, which prove nothing */
export function describeDevice(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (table) => table.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}
