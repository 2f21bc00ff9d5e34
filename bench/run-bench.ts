import { parseArgs } from 'node:util'
import { measureEmpty, measureRead } from '#bench/speed/measure-reads.ts'
import { measureWrites } from '#bench/speed/measure-writes.ts'
import { openBench } from '#bench/speed/open-bench.ts'
import { readRows } from '#bench/speed/read-rows.ts'
import { report } from '#bench/speed/report.ts'

// `npm run bench`: see docs/performance.md.
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rows: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const seconds = Number(values.seconds ?? (values.quick ? 1 : 4))
const full = { rooms: 100, guests: 50_000, bookings: 50_000, ordersPerStay: 3.35 }
const bench = await openBench(values.quick ? { ...full, guests: 8000, bookings: 8000 } : full)
try {
  const wanted = (name: string) => !values.rows || new RegExp(values.rows, 'i').test(name)
  const empty = await measureEmpty(bench, seconds)
  const rows = []
  for (const row of await readRows(bench)) {
    if (!wanted(row.name)) continue
    process.stderr.write(`${row.name} …\n`)
    rows.push(await measureRead(bench, row, seconds))
  }
  if (wanted('writes')) rows.push(...(await measureWrites(bench, seconds)))
  report({ rows, empty, size: bench.size })
} finally {
  await bench.close()
}
