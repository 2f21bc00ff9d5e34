import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a file of deploy/ into a folder and replaces the example's ports and paths by those of this machine. A text to
 * replace that is missing in the file is an error, because the test would no longer run the operator's file.
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
