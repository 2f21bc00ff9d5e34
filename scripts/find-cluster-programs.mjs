import { existsSync } from 'node:fs'
import { installOnDebian } from './install-on-debian.mjs'
import { ScriptProblem } from './say.mjs'

const programs = [
  '/usr/sbin/nginx',
  '/usr/sbin/haproxy',
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/lib/postgresql/15/bin/postgres',
]
const packages = ['postgresql-15', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'nginx-light']

const missing = () => programs.filter((file) => !existsSync(file))

export const hasClusterPrograms = () => missing().length === 0

/** The programs of deploy/, for `npm run fail-over`; on Debian they are installed if the user is root. */
export const findClusterPrograms = async () => {
  if (missing().length > 0) await installOnDebian('PostgreSQL, Patroni, etcd, HAProxy and nginx', packages)
  if (missing().length === 0) return
  throw new ScriptProblem(
    `${missing().join(', ')} not found. On Debian 12: apt install ${packages.join(' ')}. Elsewhere the fail-over cannot be tried.`,
  )
}
