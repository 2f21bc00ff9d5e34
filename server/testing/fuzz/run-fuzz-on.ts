import { fuzz } from '#server/testing/fuzz/fuzz.ts'
import { openFuzzHotel } from '#server/testing/fuzz/fuzz-hotel.ts'
import { constraintNames, fuzzVerdict, schemaPrint } from '#server/testing/fuzz/fuzz-verdict.ts'

interface Run {
  requests: number
  seed: number
  progress?: (done: number) => void
  found?: (finding: string) => void
}

/** Fuzzes an app on an empty, migrated database and checks that database afterwards. */
export const runFuzzOn = async (
  databaseUrl: string,
  { requests, seed, progress = () => {}, found = () => {} }: Run,
) => {
  const hotel = await openFuzzHotel(databaseUrl)
  try {
    const print = await schemaPrint(hotel.db)
    const outcome = await fuzz({
      port: hotel.port,
      document: (await hotel.app.inject('/api/openapi.json')).json(),
      requests,
      seed,
      longestWait: 20_000,
      constraints: await constraintNames(hotel.db),
      tokens: hotel.tokens,
      progress,
      found,
    })
    const health = (await hotel.app.inject('/api/health')).statusCode
    return { ...outcome, health, database: await fuzzVerdict(hotel.db, { ...hotel, print }) }
  } finally {
    await hotel.close()
  }
}
