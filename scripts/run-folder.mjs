import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopWithParent } from './stop-with-parent.mjs'

/**
 * Everything that this process and its children put into the temporary folder goes into one of its own. However the run
 * ends, its databases and browsers end with it and the folder is removed.
 */
export const useRunFolder = () => {
  stopWithParent()
  const folder = mkdtempSync(join(tmpdir(), 'sarai-run-'))
  // As the folder it is in: programs that root starts as other users put their files there, too.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  const program = fileURLToPath(new URL('clean-up-after.mjs', import.meta.url))
  // Its input ends with this process, however that ends.
  const watcher = spawn(process.execPath, [program, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.unref()
  // @ts-expect-error The pipe is a socket, which can be let go of; its type does not say so.
  watcher.stdin.unref()
}
