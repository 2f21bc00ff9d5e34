/** The reason why a script can't continue, as one line for its user. */
export class ScriptProblem extends Error {}

/** Runs a script's work; a ScriptProblem ends it with one line, anything else with its stack. */
export const run = async (/** @type {() => Promise<unknown>} */ work) => {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof ScriptProblem ? error.message : error)
    process.exit(1)
  }
}

/**
 * Prints the progress of some work from time to time until it ends.
 * @template T
 * @param {() => string} howFar
 * @param {Promise<T>} work
 */
export const sayingProgress = async (howFar, work) => {
  let said = howFar()
  console.log(said)
  const timer = setInterval(() => {
    const line = howFar()
    if (line !== said) console.log(line)
    said = line
  }, 3000)
  return work.finally(() => clearInterval(timer))
}
