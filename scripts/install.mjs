import { accessSync, constants } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { countInstalled, isInstalled, missingBinaries } from './installed-packages.mjs'
import { runQuietly } from './run-program.mjs'
import { ScriptProblem, sayingProgress } from './say.mjs'

/** Installs the packages unless node_modules already matches the lock file. */
export const install = async () => {
  if (isInstalled() && missingBinaries().length === 0) return
  refuseReadOnlyFolder()
  await sayingProgress(howFar, npmInstall())
}

const howFar = () => {
  const { done, all } = countInstalled()
  return `[set-up 1/2] Installing the packages: ${done} of ${all}`
}

const npmInstall = async () => {
  if (!isInstalled()) {
    // `npm ci` refuses a lock file that does not match package.json; `npm install` updates it.
    const strict = await npm('ci')
    if (!strict.ok && !(await npm('install')).ok) throw new ScriptProblem(reasonIn(strict.output))
  }
  const missing = missingBinaries()
  if (missing.length === 0) return
  const added = await npm('install', '--no-save', '--no-package-lock', ...missing)
  if (!added.ok) throw new ScriptProblem(reasonIn(added.output))
}

const npm = (/** @type {string[]} */ ...words) => {
  // npm passes its own path to scripts, which also works where `npm` is not on the PATH.
  const program = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  return runQuietly([
    ...program,
    ...words,
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    ...cacheOption(),
  ])
}

/** npm needs another cache folder where the home can't be written to, as in a container or for a service account. */
const cacheOption = () =>
  isWritable(homedir()) ? [] : [`--cache=${join(tmpdir(), `npm-cache-${process.getuid?.()}`)}`]

const isWritable = (/** @type {string} */ folder) => {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

export const refuseReadOnlyFolder = () => {
  if (isWritable('.')) return
  throw new ScriptProblem(
    `The folder ${process.cwd()} can't be written to. Give yourself the right to, or copy it elsewhere.`,
  )
}

const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/

const reasonIn = (/** @type {string} */ output) => {
  const where = noNetwork.exec(output)?.[0]
  if (where) {
    return `The packages could not be downloaded (${where}). Check this machine's connection to the npm registry and try again.`
  }
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full. Make space and try again.'
  return `The packages could not be installed. npm said:\n${output.trim()}`
}
