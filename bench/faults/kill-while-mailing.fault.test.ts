import { expect, test } from 'vitest'
import { killWhileMailing } from '#bench/faults/kill-while-mailing.ts'

test('the app is killed while mails wait: every mail arrives, and as one mail', async () => {
  const verdict = await killWhileMailing({ mails: 12, kills: 3 })
  expect(verdict).toMatchObject({ arrived: 12, different: 12, accounts: 12 })
}, 300_000)
