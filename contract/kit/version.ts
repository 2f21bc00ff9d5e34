import { z } from '#contract/kit/z.ts'

export const versionMissing = 'Send the version of the record that was changed. Load it again to see the current one.'

/** The version that a change was made from, so that it can't silently undo a colleague's change; 0 for a new record. */
export const Version = z.int(versionMissing).min(0, versionMissing).max(2_147_483_647, versionMissing)

/** Told to the second of two people who edit one record. */
export const changedMeanwhile = (what: string) => (who: string) =>
  `${who} changed ${what} while you were editing it. Look at what changed, then save again.`
