/** Why a script can't go on, as the one line its user reads. */
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
 * Says now and then how far some work is, until it ends.
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
