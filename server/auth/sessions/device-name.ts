import { sessionMessages as say } from '#contract/auth/sessions/session.ts'

/** The first that matches is meant: every browser also calls itself Safari, and most call themselves Chrome. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (named: [RegExp, string][], userAgent: string) => named.find(([sign]) => sign.test(userAgent))?.[1]

/** `Chrome on Windows`, as far as the browser says. */
export const deviceName = (userAgent: string) =>
  [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' on ') || say.unknownDevice
