import { execFile } from 'node:child_process'
import type { DatabaseUser } from '#server/db/embedded/database-user.ts'

/** What our PostgreSQL programs get to see: none of the PG… variables that someone may have set for another server. */
export const programEnvironment = { LC_ALL: 'C', PATH: process.env.PATH ?? '' }

/** Runs a program to its end and answers what it printed; a failure carries its last line as the message. */
export const runProgram = (file: string, args: string[], user: DatabaseUser) =>
  new Promise<string>((resolve, reject) => {
    execFile(file, args, { ...user, cwd: '/', env: programEnvironment }, (error, output, errors) => {
      if (!error) return resolve(output)
      const lines = errors.trim().split('\n')
      const telling = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      reject(new Error(telling || error.message))
    })
  })
