import { join } from 'node:path'
import { startDaemon } from '#bench/cluster/daemon.ts'
import { deploy } from '#bench/cluster/deployed.ts'
import { freePort } from '#bench/free-port.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'

/** Three copies of the app on one database, behind nginx. */
export const startAppMachines = async (folder: string, settings: Record<string, string>) => {
  const ports = [await freePort(), await freePort(), await freePort()]
  const startCopy = (port: number) => startSaraiProcess({ settings: { ...settings, PORT: String(port) } })
  const copies: { port: number; app: Awaited<ReturnType<typeof startCopy>> }[] = []
  for (const port of ports) copies.push({ port, app: await startCopy(port) })

  const front = await freePort()
  const config = await deploy('nginx.conf', join(folder, 'nginx.conf'), {
    'listen 80': `listen 127.0.0.1:${front}`,
    '/run/nginx.pid': join(folder, 'nginx.pid'),
    ...Object.fromEntries(ports.map((port, index) => [`127.0.0.1:${3001 + index}`, `127.0.0.1:${port}`])),
  })
  const log = join(folder, 'nginx.log')
  // nginx starts as root and drops its privileges itself.
  const nginx = startDaemon(log, ['/usr/sbin/nginx', '-c', config, '-e', log, '-g', 'daemon off;'], { user: {} })

  return {
    address: `http://127.0.0.1:${front}`,
    /** Kills one copy and starts it again, as its service manager would. */
    killCopy: async (turn: number) => {
      const copy = copies[turn % copies.length]
      if (!copy) return
      await copy.app.stop('SIGKILL')
      copy.app = await startCopy(copy.port)
    },
    stop: async () => {
      await nginx.stop()
      await Promise.all(copies.map(({ app }) => app.stop()))
    },
  }
}
