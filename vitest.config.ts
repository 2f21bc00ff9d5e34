import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Far from the hotel's zone, so that a date that leans on the machine's own zone shows.
    env: { TZ: 'America/Los_Angeles' },
    // Generous: a slow machine is no failure.
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,server}/**/*.test.ts'],
          exclude: ['**/*.fault.test.ts', '**/*.mocked.test.ts'],
          globalSetup: 'server/testing/global-set-up.ts',
          testTimeout: 900_000,
          hookTimeout: 900_000,
          maxWorkers: 2,
          // The files of a worker share the modules they import: loading them anew for each file takes minutes.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          // A file that replaces a package by a mock needs modules of its own.
          name: 'mocked',
          include: ['server/**/*.mocked.test.ts'],
          globalSetup: 'server/testing/global-set-up.ts',
          testTimeout: 900_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['{server,bench}/**/*.fault.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
          maxWorkers: 2,
          // Last: they kill processes and watch the clock.
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'web/testing/set-up.ts',
          testTimeout: 900_000,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
