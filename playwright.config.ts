import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'

// Found once; the workers inherit it.
process.env.CHROMIUM_PATH ??= await findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/kit/global-set-up.ts',
  workers: 2,
  // Generous: a slow machine is no failure.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  projects: [
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: 'every-screen.spec.ts' },
    // Short ones at the end, so that no worker waits long for the other.
    { name: 'screens', testMatch: 'every-screen.spec.ts' },
    // What no journey has done is only known when all have run.
    { name: 'after all journeys', testMatch: 'after-all-journeys.ts', dependencies: ['screens', 'journeys'] },
    // Pictures for people, taken when asked for.
    ...(process.env.TOUR ? ['tour', 'pictures'] : []).map((name) => ({
      name,
      testMatch: `tour/${name}.ts`,
      timeout: 180_000,
    })),
  ],
  use: {
    // A trace makes every test a fifth slower. Ask for one where it helps: npx playwright test rooms --trace on
    trace: 'off',
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    viewport: { width: 1366, height: 768 },
    // Far from the hotel's zone, so that a date that leans on the browser's own zone shows.
    timezoneId: 'America/Los_Angeles',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
