import { readEnvironment } from '#server/cli/environment.ts'
import { program } from '#server/cli/program.ts'
import { runUntilStopped } from '#server/cli/run-until-stopped.ts'
import { startSarai, welcomeFirstAdmin } from '#server/start-sarai.ts'

/** `sarai start` */
export const startCommand = async () => {
  const settings = readEnvironment(process.env)
  const start = async () => {
    const running = await startSarai(settings, program, console.log)
    await welcomeFirstAdmin(running.connection, settings, console.log).catch(async (error) => {
      await running.stop()
      throw error
    })
    console.log(`\nSarai is ready: ${running.address}\n`)
    return running
  }
  await runUntilStopped(start(), console.log)
}
