#!/usr/bin/env node
import { program } from '#server/cli/program.ts'
import { UsageProblem, usage } from '#server/cli/usage.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

type Command = (words: string[]) => Promise<void> | void

// Each command loads only what it needs: `sarai --version` loads no database driver.
const commands = new Map<string | undefined, Command>([
  ['start', async () => (await import('#server/cli/start-command.ts')).startCommand()],
  ['work', async () => (await import('#server/cli/work-command.ts')).workCommand()],
  ['demo', async () => (await import('#server/cli/demo-command.ts')).demoCommand()],
  ['backup', async (words) => (await import('#server/cli/archive-commands.ts')).backupCommand(words)],
  ['restore', async (words) => (await import('#server/cli/archive-commands.ts')).restoreCommand(words)],
  ['user', async (words) => (await import('#server/cli/user-command.ts')).userCommand(words)],
  ['--version', () => console.log(program.version)],
  ['--help', () => console.log(usage)],
  [undefined, () => console.log(usage)],
])

const [word, ...words] = process.argv.slice(2)

try {
  const command = commands.get(word)
  if (!command) throw new UsageProblem(`There is no command "${word}".`)
  await command(words)
} catch (error) {
  // A problem that the operator can solve is printed as one line; any other error is a bug and keeps its stack.
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
