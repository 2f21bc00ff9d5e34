import { lazyPart } from '#web/kit/page/lazy-part.tsx'

export const SpreadDialog = lazyPart(
  async () => (await import('#web/housekeeping/assign/spread-dialog.tsx')).SpreadDialog,
)
