import { expect, test } from 'vitest'
import { nationalityOfCode } from '#contract/guests/passport/nationality-codes.ts'
import { listNationalities } from '#server/guests/nationality-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { db } = await startTestApp()

test('every nationality of the list has a code in passports, and every code a nationality of the list', async () => {
  const listed = (await listNationalities(db)).map(({ name }) => name)
  expect([...new Set(nationalityOfCode.values())].sort()).toEqual(listed.sort())
})
