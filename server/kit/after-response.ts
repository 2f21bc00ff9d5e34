/** Work in this process that continues after its request was answered; a graceful stop waits for it. */
export interface AfterResponse {
  run(work: () => Promise<void>, failed: (error: unknown) => void): void
  allDone(): Promise<void>
}

export const createAfterResponse = (): AfterResponse => {
  const running = new Set<Promise<void>>()
  return {
    run(work, failed) {
      const task = work()
        .catch(failed)
        .finally(() => running.delete(task))
      running.add(task)
    },
    async allDone() {
      await Promise.all(running)
    },
  }
}
