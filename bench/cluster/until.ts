import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until the answer is true. */
export const until = async (patience: number, what: string, isSo: () => Promise<boolean>) => {
  const end = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s for ${what}`)
    await sleep(200)
  }
}
