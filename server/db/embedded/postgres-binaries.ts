import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'
import { binariesPackage, programName } from '#server/db/embedded/platform.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
  /** Such as 18.4. */
  version: string
}

type Say = (line: string) => void

/** PostgreSQL's programs, in a place where the database user can run them. */
export const findBinaries = async (folder: string, user: DatabaseUser, say: Say): Promise<Binaries> => {
  const shipped = findPackage()
  try {
    await makeLinks(shipped)
    return await tryBinaries(shipped, user)
  } catch {
    // The database user cannot reach them (a clone in root's home), or links are missing in a read-only folder.
  }
  const copy = await copyBinaries(shipped, join(folder, 'postgres-binaries'), say)
  try {
    return await tryBinaries(copy, user)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(
      `The PostgreSQL that Sarai brings does not run here (${reason}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

const findPackage = () => {
  const name = binariesPackage(process.platform, process.arch)
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartProblem(
      `PostgreSQL for this machine (${name}) is not installed: run npm install again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** Runs statements on database files while no server runs, as their owner and without a password. */
export const singleUser = (binaries: Binaries, cluster: string, user: DatabaseUser, statements: string) =>
  runProgram(binaries.postgres, ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres'], user, statements)

// npm packages cannot hold links; the package makes them in an install script, which many machines do not run.
const makeLinks = async (folder: string) => {
  const text = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(text)
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (await lstat(path).catch(() => undefined)) continue
    await symlink(basename(source), path).catch((error) => {
      // Another start made it at the same moment.
      if (error.code !== 'EEXIST') throw error
    })
  }
}

// Running them is the only test that sees permissions, missing libraries and a noexec mount alike.
const tryBinaries = async (folder: string, user: DatabaseUser): Promise<Binaries> => {
  const bin = join(folder, 'native', 'bin')
  const program = (name: string) => join(bin, programName(process.platform, name))
  const binaries = { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
  const [printed] = await Promise.all([
    runProgram(binaries.postgres, ['--version'], user),
    runProgram(binaries.initdb, ['--version'], user),
  ])
  return { ...binaries, version: printed.match(/\d+\.\d+/)?.[0] ?? '' }
}

/** Copies the package under its version; a copy is complete as soon as it has its name. */
const copyBinaries = async (shipped: string, shelf: string, say: Say) => {
  const { version } = JSON.parse(await readFile(join(shipped, 'package.json'), 'utf8'))
  const copy = join(shelf, version)
  if (await stat(copy).catch(() => undefined)) return copy
  say('Copying the database program to where it can run…')
  await mkdir(shelf, { recursive: true, mode: 0o755 })
  const partial = await mkdtemp(join(shelf, 'partial-'))
  const forPrograms = (path: string) =>
    !path.endsWith('.a') && basename(path) !== 'pkgconfig' && basename(path) !== 'pgxs'
  await cp(join(shipped, 'native'), join(partial, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: forPrograms,
  })
  await makeLinks(partial)
  await openToAll(partial)
  await rename(partial, copy).catch(async (error) => {
    // Another start made the same copy first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await removeOtherCopies(shelf, version)
  return copy
}

// The clone may have been made under a strict umask; the programs are public anyway.
const openToAll = async (folder: string) => {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

// Copies of earlier versions and of interrupted starts. A server that still runs from one keeps its open files.
const removeOtherCopies = async (shelf: string, version: string) => {
  for (const name of await readdir(shelf)) {
    if (name !== version) await rm(join(shelf, name), { recursive: true, force: true })
  }
}
