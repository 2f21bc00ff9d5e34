import { chromium } from '@playwright/test'
import { whenStopped } from '#server/testing/when-stopped.ts'

/** Chromium without a window. It leaves signals to us: Playwright would end the process before its database is stopped. */
export const launchChromium = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  whenStopped(() => browser.close())
  return browser
}
