import { execFile } from 'node:child_process'

/** What our PostgreSQL programs get to see: none of the PG… variables that someone may have set for another server. */
export const programEnvironment: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  PATH: process.env.PATH ?? '',
  // On Windows pg_ctl starts the server through it.
  ...(process.env.ComSpec && { ComSpec: process.env.ComSpec }),
}

/** As whom a program runs; undefined means: as ourselves. */
type User = { uid: number; gid: number } | undefined

/** Runs a program to its end and answers what it printed; a failure carries its last line as the message. */
export const runProgram = (file: string, args: string[], user: User, input = '') =>
  new Promise<string>((resolve, reject) => {
    const options = { ...user, cwd: '/', env: programEnvironment, windowsHide: true }
    const child = execFile(file, args, options, (error, output, errors) => {
      if (!error) return resolve(output)
      const lines = errors.trim().split('\n')
      const telling = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      reject(new Error(telling || error.message))
    })
    // A program that ends without reading it is no failure.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
  })
