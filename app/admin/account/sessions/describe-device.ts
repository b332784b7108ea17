import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** Found by the browser's own description. A browser that also names another comes before that other. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and the system of a `User-Agent` in words: 'Firefox on Windows'. */
export function describeDevice(userAgent: string): Bilingual {
  const find = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (!system) {
    return browser ? { el: browser, en: browser } : { el: 'Άγνωστη συσκευή', en: 'Unknown device' };
  }
  return {
    el: `${browser ?? 'Άγνωστος περιηγητής'} σε ${system}`,
    en: `${browser ?? 'Unknown browser'} on ${system}`,
  };
}
