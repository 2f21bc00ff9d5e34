import budget from '#e2e/first-load-budget.json' with { type: 'json' }
import { firstLoad, type WatchedScreen } from '#e2e/kit/first-load.ts'
import { expect, test } from '#e2e/kit/test.ts'

// Bytes and requests are the same on every machine; times are not. `npm run bench -- --screens` measures times.
test('the first load of login, dashboard and All Bookings stays within its budget', async ({
  hotel,
  page,
  signedInPage,
}) => {
  // Without a room the dashboard would show the first steps.
  await hotel.make.room()
  for (const [screen, most] of Object.entries(budget) as [WatchedScreen, (typeof budget)[WatchedScreen]][]) {
    const { bytes, requests } = await firstLoad(screen === 'login' ? page : signedInPage, screen)
    test.info().annotations.push({ type: screen, description: `${bytes} bytes, ${requests} requests` })
    console.log(`${screen}: ${bytes} bytes in ${requests} requests`)
    // Below this nothing was counted.
    expect(bytes, `${screen}: bytes`).toBeGreaterThan(20_000)
    expect(bytes, `${screen}: bytes`).toBeLessThanOrEqual(most.bytes)
    expect(requests, `${screen}: requests`).toBeLessThanOrEqual(most.requests)
  }
})
