import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { ScriptProblem } from './say.mjs'

const oldestNode = [20, 19]

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [oldMajor = 0, oldMinor = 0] = oldestNode
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return
  throw new ScriptProblem(
    `This is Node ${process.versions.node}. Sarai needs ${oldestNode.join('.')} or newer: get it from https://nodejs.org.`,
  )
}

/** Prepares a fresh clone: checks Node's version, installs the packages and, unless only those are wanted, builds. */
export const setUp = async ({ only = '' } = {}) => {
  checkNode()
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  await install()
  if (only !== 'packages') await build()
}
