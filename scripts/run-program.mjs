import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and keeps what it prints.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ uid?: number, gid?: number }} [asWhom]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export const runQuietly = ([file = '', ...words], env = process.env, asWhom = {}) =>
  new Promise((resolve) => {
    const child = spawn(file, words, { env, ...asWhom, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, output: String(error) }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })

/**
 * Runs a program to its end in this terminal; true when it ended well.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>}
 */
export const runHere = ([file = '', ...words], env = process.env) =>
  new Promise((resolve) => {
    const child = spawn(file, words, { env, stdio: 'inherit' })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })

/**
 * The same for a program that cleans up on Ctrl-C. It gets a process group of its own, so that Ctrl-C reaches it once,
 * through us, and also after a SIGTERM.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>}
 */
export const runStoppable = ([file = '', ...words], env = process.env) =>
  new Promise((resolve) => {
    const child = spawn(file, words, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
    let isStopping = false
    const stop = () => {
      if (!isStopping) child.kill('SIGINT')
      isStopping = true
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
