import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Daemon, serviceUser, startDaemon } from '#bench/cluster/daemon.ts'
import { deploy } from '#bench/cluster/deployed.ts'
import { until } from '#bench/cluster/until.ts'
import { freePort } from '#bench/free-port.ts'
import { findPostmaster } from '#server/db/embedded/postmaster-file.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

const ports = async (count: number) => {
  const free: number[] = []
  while (free.length < count) free.push(await freePort())
  return free as [number, ...number[]]
}

const folderFor = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (serviceUser.uid && serviceUser.gid) await chown(folder, serviceUser.uid, serviceUser.gid)
  return folder
}

type Start = (name: string, command: string[]) => Daemon

/** Three etcd, two PostgreSQL under Patroni, and HAProxy, which finds the primary; each has its machine in production. */
export const startDatabaseCluster = async (folder: string) => {
  const running: Daemon[] = []
  const start: Start = (name, command) => {
    const daemon = startDaemon(join(folder, `${name}.log`), command)
    running.push(daemon)
    return daemon
  }
  const stop = async () => {
    // In reverse order of starting, so that PostgreSQL stops while etcd still runs.
    for (const daemon of running.reverse()) await daemon.stop()
  }
  try {
    return { ...(await startAll(folder, start)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const startAll = async (folder: string, start: Start) => {
  const etcdPorts = await startEtcd(folder, start)
  const nodes = await Promise.all([makeNode(folder, 'db1', etcdPorts), makeNode(folder, 'db2', etcdPorts)])
  const startNode = (node: Node) => {
    node.patroni = start(node.name, ['/usr/bin/patroni', node.config])
  }
  // A Patroni that was killed leaves its PostgreSQL behind.
  whenStopped(() => Promise.all(nodes.map(killServer)))
  for (const node of nodes) startNode(node)
  await until(120_000, 'a primary and its synchronous standby', () => hasStandby(nodes))

  const port = await freePort()
  const balancer = await deploy('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    '127.0.0.1:5000': `127.0.0.1:${port}`,
    '192.0.2.11:5432 check port 8008': `127.0.0.1:${nodes[0]?.port} check port ${nodes[0]?.restPort}`,
    '192.0.2.12:5432 check port 8008': `127.0.0.1:${nodes[1]?.port} check port ${nodes[1]?.restPort}`,
  })
  start('haproxy', ['/usr/sbin/haproxy', '-f', balancer, '-db'])

  return {
    url: `postgres://sarai:change-me-sarai@127.0.0.1:${port}`,
    /** Kills the primary and its Patroni; returns how long it took until there was a new primary. */
    losePrimary: async () => {
      const lost = await primaryOf(nodes)
      if (!lost) throw new Error('There is no primary to lose')
      const began = performance.now()
      await lost.patroni?.stop('SIGKILL')
      await killServer(lost)
      await until(120_000, 'another primary', async () => {
        const primary = await primaryOf(nodes)
        return primary !== undefined && primary !== lost
      })
      return { lost, ms: Math.round(performance.now() - began) }
    },
    /** Starts the killed machine again and waits until it is the synchronous standby of the new primary. */
    bringBack: async (node: Node) => {
      startNode(node)
      await until(120_000, 'the standby', () => hasStandby(nodes))
    },
  }
}

interface Node {
  name: string
  folder: string
  config: string
  port: number
  restPort: number
  patroni?: Daemon
}

const startEtcd = async (folder: string, start: Start) => {
  const [clients, peers] = [await ports(3), await ports(3)]
  const cluster = peers.map((port, index) => `etcd${index}=http://127.0.0.1:${port}`).join(',')
  for (const [index, port] of clients.entries()) {
    const data = await folderFor(join(folder, `etcd${index}`))
    const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers[index]}`]
    start(`etcd${index}`, [
      ...['/usr/bin/etcd', '--name', `etcd${index}`, '--data-dir', join(data, 'data'), '--initial-cluster', cluster],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ])
  }
  return clients
}

const makeNode = async (parent: string, name: string, etcdPorts: number[]): Promise<Node> => {
  const folder = await folderFor(join(parent, name))
  const [port, restPort = 0] = await ports(2)
  const config = await deploy('patroni.yml', join(parent, `${name}.yml`), {
    'name: db1': `name: ${name}`,
    '192.0.2.11:8008': `127.0.0.1:${restPort}`,
    '192.0.2.11:2379,192.0.2.12:2379,192.0.2.13:2379': etcdPorts.map((etcd) => `127.0.0.1:${etcd}`).join(','),
    '192.0.2.11:5432': `127.0.0.1:${port}`,
    '192.0.2.0/24': '127.0.0.1/32',
    '/var/lib/postgresql/15/sarai': join(folder, 'data'),
    '/var/lib/postgresql/.pgpass-patroni': join(folder, 'pgpass'),
    '/var/run/postgresql': folder,
    'local all all peer': 'local all all trust',
  })
  return { name, folder, config, port, restPort }
}

const answers = ({ restPort }: Node, path: string) =>
  fetch(`http://127.0.0.1:${restPort}${path}`).then(
    ({ ok }) => ok,
    () => false,
  )

const primaryOf = async (nodes: Node[]) => {
  for (const node of nodes) if (await answers(node, '/primary')) return node
  return undefined
}

const hasStandby = async (nodes: Node[]) => {
  const standbys = await Promise.all(nodes.map((node) => answers(node, '/sync')))
  return (await primaryOf(nodes)) !== undefined && standbys.includes(true)
}

const killServer = async ({ folder }: Node) => {
  const server = await findPostmaster(join(folder, 'data'))
  if (server) process.kill(server.pid, 'SIGKILL')
}
