import { existsSync } from 'node:fs'
import { runQuietly } from './run-program.mjs'

/**
 * Installs Debian packages if the user is root and the system is Debian. Otherwise it does nothing, and the caller says
 * what is missing.
 * @param {string} what
 * @param {string[]} packages
 */
export const installOnDebian = async (what, packages) => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${what}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly(['apt-get', 'update'], env)
  const installed = await runQuietly(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], env)
  if (!installed.ok) console.error(installed.output.trim().split('\n').slice(-3).join('\n'))
}
