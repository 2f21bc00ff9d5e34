import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Far from the hotel's zone, so that a date that leans on the machine's own zone shows.
    env: { TZ: 'America/Los_Angeles' },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,server}/**/*.test.ts'],
          exclude: ['**/*.fault.test.ts'],
          globalSetup: 'server/testing/global-set-up.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{server,bench}/**/*.fault.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // Alone and last: they kill processes and watch the clock.
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'web/testing/set-up.ts',
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
