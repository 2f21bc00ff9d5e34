/** Work that goes on after its request was answered; a graceful stop waits for it. */
export interface Errands {
  run(work: () => Promise<void>, failed: (error: unknown) => void): void
  allDone(): Promise<void>
}

export const createErrands = (): Errands => {
  const running = new Set<Promise<void>>()
  return {
    run(work, failed) {
      const errand = work()
        .catch(failed)
        .finally(() => running.delete(errand))
      running.add(errand)
    },
    async allDone() {
      await Promise.all(running)
    },
  }
}
