import { execFile } from 'node:child_process'

/** The environment of our PostgreSQL programs, without PG… variables that were set for another server. */
export const programEnvironment: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  PATH: process.env.PATH ?? '',
  // On Windows pg_ctl starts the server through it.
  ...(process.env.ComSpec && { ComSpec: process.env.ComSpec }),
}

/** The system user that a program runs as; undefined means the current user. */
type User = { uid: number; gid: number } | undefined

/** Runs a program and returns its output; a failure has the line with the error as its message. */
export const runProgram = (file: string, args: string[], user: User, input = '') =>
  new Promise<string>((resolve, reject) => {
    const options = { ...user, cwd: '/', env: programEnvironment, windowsHide: true }
    const child = execFile(file, args, options, (error, output, errors) => {
      if (!error) return resolve(output)
      const lines = errors.trim().split('\n')
      const telling = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      reject(new Error(telling || error.message))
    })
    // A program may end without reading its input.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
