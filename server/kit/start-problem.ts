/** Why Sarai can't start or a command can't run, as the one line its operator reads. */
export class StartProblem extends Error {}
