import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installOnDebian } from './install-on-debian.mjs'
import { ScriptProblem } from './say.mjs'

// The headless shell comes first: it has no windows to draw, and the tests need a third less time with it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser that Playwright downloaded, if there is one. */
const ofPlaywright = async () => {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

const look = async () => {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces, await ofPlaywright()].find((file) => file && existsSync(file))
}

/** The path of a Chromium for the browser tests; on Debian it is installed if the user is root. */
export const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH
  if (given && !existsSync(given)) throw new ScriptProblem(`CHROMIUM_PATH: there is no ${given}`)
  const found = given ?? (await look())
  if (found) return found
  await installOnDebian('Chromium for the browser tests', ['chromium-headless-shell'])
  const installed = await look()
  if (installed) return installed
  throw new ScriptProblem(
    'The browser tests need Chromium: install it (apt install chromium, or npx playwright install chromium), or set CHROMIUM_PATH.',
  )
}
