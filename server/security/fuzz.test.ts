import { expect, inject, test } from 'vitest'
import { createDatabase } from '#server/testing/database.ts'
import { clean } from '#server/testing/fuzz/fuzz-verdict.ts'
import { runFuzzOn } from '#server/testing/fuzz/run-fuzz-on.ts'

// The long form is a command: `npm run fuzz -- --requests 50000 --seed 7`.
const requests = Number(process.env.FUZZ_REQUESTS ?? 3000)
const seed = Number(process.env.FUZZ_SEED ?? 1)

test('malformed requests get proper refusals, and leave the database unharmed', async () => {
  const database = await createDatabase(inject('serverUrl'), inject('template'))
  try {
    const { findings, statuses, health, database: verdict } = await runFuzzOn(database.url, { requests, seed })
    expect(findings).toEqual([])
    expect(verdict).toEqual(clean)
    expect(health).toBe(200)
    // Enough requests are accepted to reach the code behind the validation.
    expect((statuses[200] ?? 0) + (statuses[201] ?? 0)).toBeGreaterThan(requests / 20)
  } finally {
    await database.drop()
  }
})
