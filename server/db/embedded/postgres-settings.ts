import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { includeSwitch, settingsFile } from '#server/db/embedded/disk-guard.ts'
import { loopback, type ServerAddress } from '#server/db/embedded/server-address.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

// Given on the command line, where neither a file nor ALTER SYSTEM can overrule them.
const settings = {
  // A commit that was acknowledged survives a power cut.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Enough for four copies of the app with all their connections, and a few for maintenance.
  max_connections: '100',
  // Holds the data that a hotel uses in a day: a page from the system's cache must be copied and its checksum calculated again.
  shared_buffers: '128MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  wal_buffers: '4MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '1',
  // No replica follows the embedded database, so the log only has to serve a crash.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Compressing whole pages made the first write to each page after a checkpoint five times slower.
  wal_compression: 'off',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // Logs events of the server, never a statement or its values, which may name a guest.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

interface Served {
  cluster: string
  address: ServerAddress
}

// Not reachable from other machines: a socket in a folder that only its owner can enter, or a local port.
const settingsFor = ({ host, port }: ServerAddress) => ({
  ...settings,
  port: String(port),
  listen_addresses: host === loopback ? loopback : '',
  unix_socket_directories: host === loopback ? '' : host,
  unix_socket_permissions: '0700',
})

export const postgresArguments = ({ cluster, address }: Served) => [
  '-D',
  cluster,
  '-c',
  `config_file=${settingsFile(cluster)}`,
  ...Object.entries(settingsFor(address)).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** pg_ctl hands on no words that every shell reads alike, so the server it starts finds the same settings in its file. */
export const writePostgresSettings = ({ cluster, address }: Served) => {
  const lines = Object.entries(settingsFor(address)).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`,
  )
  return writeFile(join(cluster, 'postgresql.conf'), `${[...lines, includeSwitch].join('\n')}\n`)
}

/** Refuses a database that could lose acknowledged writes. */
export const checkDurability = async (client: pg.Client) => {
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
    if (rows[0]?.value !== 'on') {
      throw new StartProblem(
        `The embedded database has ${name} switched off, which can lose data: make a backup, and restore it into a new DATA_DIR.`,
      )
    }
  }
}
