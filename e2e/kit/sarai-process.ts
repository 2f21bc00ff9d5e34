import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { whenStopped } from '#server/testing/when-stopped.ts'

export const builtProgram = 'dist/server/cli/sarai.js'

interface Options {
  /** The settings; those of this machine's environment are not passed on. Without DATA_DIR, a folder for this process. */
  settings: Record<string, string>
  command?: 'start' | 'demo'
  program?: string
}

const readyLine = /(?:is ready|is open): (http:\S+)/

/** Starts the built program on a free port and waits until it prints its address. */
export const startSaraiProcess = async ({ settings, command = 'start', program = builtProgram }: Options) => {
  const { PATH, HOME } = process.env
  const folder = await mkdtemp(join(tmpdir(), 'sarai-process-'))
  const child = spawn(process.execPath, [program, command], {
    env: { PATH, HOME, TZ: 'America/Los_Angeles', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve)).finally(() =>
    rm(folder, { recursive: true, force: true }),
  )
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  ended.then(whenStopped(() => stop()))
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        const address = readyLine.exec(line)?.[1]
        if (address) resolve(address)
      })
    }
  })
  const died = ended.then((code) => {
    throw new Error(`Sarai ended with ${code} before it listened:\n${said.join('\n')}`)
  })
  const address = await Promise.race([ready, died])
  return {
    address,
    pid: child.pid ?? 0,
    /** The output so far. */
    said: () => said.join('\n'),
    stop,
  }
}
