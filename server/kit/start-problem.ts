/** The reason why Sarai can't start or a command can't run, as one line for the operator. */
export class StartProblem extends Error {}
