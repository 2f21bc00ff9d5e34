import type { Extract } from 'tar-stream'
import { z } from '#contract/kit/z.ts'

/** The first entry of an archive: a list of its contents, and the migrations that make its tables. */
export const Manifest = z.object({
  format: z.literal(1),
  sarai: z.string(),
  made_at: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'
/** The last entry: an archive without it was cut off. */
export const endName = 'end.json'

export type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never
