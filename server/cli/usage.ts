import { StartProblem } from '#server/kit/start-problem.ts'

export const usage = `Usage: sarai COMMAND

  start                       run the hotel's back office
  work                        do background jobs only, for copies that run with JOBS=off
  demo                        run a sample hotel of 40 rooms, with its own data
  backup FILE                 save everything (data and uploaded files) into one file
  restore FILE                bring a saved file back into an empty database
  user list                   list the accounts
  user add EMAIL [--name NAME] [--role ROLE|candidate] [--password-stdin]
  user reset-password EMAIL [--password-stdin]
  user reset-second-factor EMAIL    for a lost phone: the password alone signs in again
  --help, --version

ROLE is the name of a role of the staff, by default Owner; a candidate is a guest.
Passwords are generated and shown once; --password-stdin reads the first line of the input instead.
Settings come from the environment: PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_LISTEN, ADMIN_EMAIL,
ADMIN_PASSWORD, LOG_LEVEL, SMTP_URL, MAIL_FROM, FILES_URL, PUBLIC_URL, TRUST_PROXY, JOBS.`

/** Refuses a wrong command line with the reason and the usage. */
export class UsageProblem extends StartProblem {
  constructor(reason: string) {
    super(`${reason}\n\n${usage}`)
  }
}

/** Checks that a command got exactly its arguments. */
export const takeWords = (words: string[], ...names: string[]) => {
  const missing = names[words.length]
  if (missing) throw new UsageProblem(`${missing} is missing.`)
  const extra = words[names.length]
  if (extra) throw new UsageProblem(`"${extra}" is too much.`)
  return words
}
