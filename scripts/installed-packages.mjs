import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ version?: string, os?: string[], cpu?: string[], libc?: string[], optional?: boolean,
 *   optionalDependencies?: Record<string, string> }} Package
 */

/** @returns {Record<string, Package>} */
const packagesIn = (/** @type {string} */ lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

/** @returns {boolean} */
const hasGlibc = () => {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return Boolean(report.header.glibcVersionRuntime)
}
const libc = process.platform === 'linux' ? (hasGlibc() ? 'glibc' : 'musl') : undefined

const isForThisMachine = (/** @type {Package} */ { os, cpu, libc: wanted }) =>
  (!os || os.includes(process.platform)) &&
  (!cpu || cpu.includes(process.arch)) &&
  (!wanted || wanted.includes(libc ?? ''))

/** npm does not install packages for other platforms, nor optional packages that only those need. */
const isWanted = (/** @type {Package} */ wanted) =>
  isForThisMachine(wanted) && (!wanted.optional || Boolean(wanted.os || wanted.cpu))

/** The folders that an installation creates, with their versions. */
const wantedPackages = () =>
  Object.entries(packagesIn('package-lock.json')).filter(([path, wanted]) => path && isWanted(wanted))

/** Whether node_modules matches the lock file. At the end of an installation npm writes its own lock file into it. */
export const isInstalled = () => {
  const note = 'node_modules/.package-lock.json'
  if (!existsSync(note)) return false
  const installed = packagesIn(note)
  return wantedPackages().every(([path, { version }]) => installed[path]?.version === version)
}

/** How many of the packages are installed. */
export const countInstalled = () => {
  const wanted = wantedPackages()
  return { done: wanted.filter(([path]) => existsSync(`${path}/package.json`)).length, all: wanted.length }
}

/**
 * A lock file written on one kind of machine can lack the binaries that another kind needs, and then npm never installs
 * them: https://github.com/npm/cli/issues/4828. They are recognised by their names, such as @rolldown/binding-darwin-arm64.
 */
export const missingBinaries = () => {
  const ofThisMachine = new RegExp(`\\b${process.platform}-${process.arch}(-${libc === 'musl' ? 'musl' : 'gnu'})?$`)
  return wantedPackages()
    .flatMap(([, { optionalDependencies = {} }]) => Object.entries(optionalDependencies))
    .filter(([name]) => ofThisMachine.test(name) && !existsSync(`node_modules/${name}`))
    .map(([name, version]) => `${name}@${version}`)
}
