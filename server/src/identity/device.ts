/** What somebody would call the thing they hold: "Chrome on Android". No version, no model: too little to be known by. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The first that fits: most browsers also give the names of those they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string | undefined): Device {
  // No browser sends longer ones.
  const said = (userAgent ?? '').slice(0, 1000);
  const find = (names: readonly [RegExp, string][]) => names.find(([mark]) => mark.test(said))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
