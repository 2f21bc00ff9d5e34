const batch = 1000

/** All rows in the order of their ids, with at most a thousand in memory. */
export async function* inBatches<Row extends { id: number }>(read: (after: number, limit: number) => Promise<Row[]>) {
  let rows = await read(0, batch)
  while (rows.length > 0) {
    yield* rows
    rows = rows.length < batch ? [] : await read(rows.at(-1)?.id ?? 0, batch)
  }
}
