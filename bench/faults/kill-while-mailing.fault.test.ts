import { expect, test } from 'vitest'
import { killWhileMailing } from '#bench/faults/kill-while-mailing.ts'

test('if the app is killed while mails wait, every mail arrives, and the receiver sees it once', async () => {
  const verdict = await killWhileMailing({ mails: 12, kills: 3 })
  expect(verdict).toMatchObject({ arrived: 12, different: 12, accounts: 12 })
})
