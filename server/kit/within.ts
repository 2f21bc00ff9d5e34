import { setTimeout as wait } from 'node:timers/promises'

/** Waits for work to end, but no longer than so many milliseconds. */
export const within = (milliseconds: number, work: Promise<unknown>) =>
  Promise.race([work, wait(milliseconds, undefined, { ref: false })])
