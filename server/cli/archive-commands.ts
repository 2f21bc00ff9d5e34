import { resolve } from 'node:path'
import { readEnvironment } from '#server/cli/environment.ts'
import { takeWords } from '#server/cli/usage.ts'
import { withDatabase } from '#server/cli/with-database.ts'
import { backup } from '#server/db/backup.ts'
import { restore } from '#server/db/restore.ts'

/** `sarai backup FILE` */
export const backupCommand = (words: string[]) => {
  const [file = ''] = takeWords(words, 'FILE')
  const settings = readEnvironment(process.env)
  return withDatabase(settings, console.log, (url) => backup(url, settings.filesFolder, resolve(file), console.log))
}

/** `sarai restore FILE` */
export const restoreCommand = (words: string[]) => {
  const [file = ''] = takeWords(words, 'FILE')
  const settings = readEnvironment(process.env)
  return withDatabase(settings, console.log, (url) => restore(url, settings.filesFolder, resolve(file), console.log))
}
