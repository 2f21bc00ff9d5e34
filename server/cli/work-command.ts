import { readEnvironment } from '#server/cli/environment.ts'
import { program } from '#server/cli/program.ts'
import { runUntilStopped } from '#server/cli/run-until-stopped.ts'
import { startJobWorker } from '#server/start-job-worker.ts'

/** `sarai work` */
export const workCommand = async () => {
  const start = async () => {
    const running = await startJobWorker(readEnvironment(process.env), program, console.log)
    console.log('Doing background jobs')
    return running
  }
  await runUntilStopped(start(), console.log)
}
