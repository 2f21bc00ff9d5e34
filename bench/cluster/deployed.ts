import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file of deploy/ into a folder, with this machine's ports and paths in place of the example's. A word that is
 * not in the file any more is an error: then the test would not run what the operator is given.
 */
export const deploy = async (file: string, target: string, words: Record<string, string | number>) => {
  let text = await readFile(join('deploy', file), 'utf8')
  for (const [word, value] of Object.entries(words)) {
    if (!text.includes(word)) throw new Error(`deploy/${file} has no ${word}`)
    text = text.replaceAll(word, String(value))
  }
  await writeFile(target, text)
  return target
}
