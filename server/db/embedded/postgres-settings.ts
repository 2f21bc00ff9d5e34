import type pg from 'pg'
import { settingsFile } from '#server/db/embedded/disk-guard.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

// Given on the command line, where neither a file nor ALTER SYSTEM can overrule them.
const settings = {
  // A commit that was acknowledged survives a power cut.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // No network: whoever may enter the socket's folder may connect.
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // Four copies of the app with all that each may open, and a few for looking after the server.
  max_connections: '100',
  // What a hotel works with in a day stays at hand: a page fetched from the system's cache is copied and checked anew.
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
  wal_compression: 'on',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  // What happens to the server, never a statement or its values: those may name a guest.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

export const postgresArguments = (cluster: string, socketFolder: string) => [
  '-D',
  cluster,
  '-k',
  socketFolder,
  '-c',
  `config_file=${settingsFile(cluster)}`,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** Refuses to work on a database that could lose what it has acknowledged. */
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
