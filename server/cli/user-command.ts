import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Email, NewPassword } from '#contract/auth/account.ts'
import type { z } from '#contract/kit/z.ts'
import { hasAccount, listAccounts } from '#server/auth/account-store.ts'
import { weaknessOf } from '#server/auth/refuse-weak-password.ts'
import { resetSecondFactorOf } from '#server/auth/second-factor/reset-second-factor.ts'
import { addAccount, resetAccountPassword } from '#server/auth/staff-accounts.ts'
import { readEnvironment } from '#server/cli/environment.ts'
import { takeWords, UsageProblem } from '#server/cli/usage.ts'
import { withTables } from '#server/cli/with-database.ts'
import type { Db } from '#server/db/connect.ts'
import { StartProblem } from '#server/kit/start-problem.ts'
import { getProperty } from '#server/property/property-store.ts'
import { listRoleNames } from '#server/roles/role-store.ts'

interface Options {
  name?: string | undefined
  role?: string | undefined
  'password-stdin'?: boolean | undefined
}

type Act = (words: string[], options: Options) => Promise<(db: Db) => Promise<void>>

const list: Act = async (words) => {
  takeWords(words)
  return async (db) => {
    for (const { email, name, role, role_name, is_active } of await listAccounts(db)) {
      console.log(`${(role_name ?? role).padEnd(14)}${email}  ${name}${is_active ? '' : '  (disabled)'}`)
    }
  }
}

const add: Act = async (words, { name, role, ...options }) => {
  const email = checked(Email, takeWords(words, 'EMAIL')[0])
  const account = {
    email,
    name: name ?? email,
    password: await givenPassword(options),
  }
  return async (db) => {
    await refuseWeak(db, account)
    const password = await addAccount(db, { ...account, ...(await givenRole(db, role)) }).catch(refuseTakenEmail(email))
    sayPassword(`${email} can sign in now.`, password, account.password)
  }
}

/** A role of the staff by its name. Scripts of older versions say admin, which was everyone on the staff. */
const givenRole = async (db: Db, name: string | undefined) => {
  if (name === 'candidate') return { role: 'candidate' as const }
  if (name === undefined || name === 'admin') return { role: 'admin' as const }
  const roles = await listRoleNames(db)
  const found = roles.find((role) => [role.name, role.slug].some((text) => isSameText(text, name)))
  if (!found) throw new StartProblem(`There is no role "${name}". Roles: ${roles.map((role) => role.name).join(', ')}.`)
  return { role: 'admin' as const, role_id: found.id }
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()

const resetPassword: Act = async (words, options) => {
  const email = checked(Email, takeWords(words, 'EMAIL')[0])
  const given = await givenPassword(options)
  return async (db) => {
    await refuseWeak(db, { name: '', email, password: given })
    const password = await resetAccountPassword(db, email, given)
    if (!password) throw new StartProblem(await whyNoAccount(db, email))
    sayPassword(`${email} has a new password.`, password, given)
  }
}

const resetFactor: Act = async (words) => {
  const email = checked(Email, takeWords(words, 'EMAIL')[0])
  return async (db) => {
    const wasReset = await resetSecondFactorOf(db, email)
    if (wasReset === undefined) throw new StartProblem(await whyNoAccount(db, email))
    if (!wasReset) throw new StartProblem(`${email} has no second factor.`)
    console.log(`The second factor of ${email} is reset, and the account is signed out everywhere.`)
  }
}

const whyNoAccount = async (db: Db, email: string) =>
  (await hasAccount(db, email))
    ? `The account ${email} is disabled. Enable it in the app first.`
    : `There is no account ${email}. \`sarai user list\` shows them all.`

const refuseTakenEmail = (email: string) => (error: unknown) => {
  const isTaken = error instanceof pg.DatabaseError && error.constraint === 'account_email_key'
  throw isTaken ? new StartProblem(`There is an account ${email} already.`) : error
}

const acts: Record<string, Act | undefined> = {
  list,
  add,
  'reset-password': resetPassword,
  'reset-second-factor': resetFactor,
}

/** `sarai user list | add EMAIL | reset-password EMAIL | reset-second-factor EMAIL` */
export const userCommand = async (words: string[]) => {
  const { positionals, values } = readWords(words)
  const [word = '', ...rest] = positionals
  const act = acts[word]
  if (!act) throw new UsageProblem(word ? `There is no command "user ${word}".` : 'Say what to do with the users.')
  // The arguments are checked before the database is opened.
  const work = await act(rest, values)
  const quiet = () => {}
  await withTables(readEnvironment(process.env), quiet, ({ db }) => work(db))
}

const readWords = (words: string[]) => {
  try {
    const options = {
      name: { type: 'string' },
      role: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    } as const
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error))
  }
}

const checked = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new UsageProblem(`"${value}": ${parsed.error.issues[0]?.message}`)
  return parsed.data
}

// Not from the command line, which other users of the machine can read.
const givenPassword = async (options: Options) => {
  if (!options['password-stdin']) return undefined
  for await (const line of createInterface({ input: process.stdin })) return secretly(line)
  throw new UsageProblem('The password was to be the first line of the input, but there is none.')
}

const secretly = (line: string) => {
  const parsed = NewPassword.safeParse(line)
  if (!parsed.success) throw new UsageProblem(`The password: ${parsed.error.issues[0]?.message}`)
  return parsed.data
}

const refuseWeak = async (
  db: Db,
  { password, ...owner }: { name: string; email: string; password?: string | undefined },
) => {
  const weakness = password && (await weaknessOf(password, owner, (await getProperty(db)).name))
  if (weakness) throw new StartProblem(weakness)
}

const sayPassword = (done: string, password: string, given: string | undefined) => {
  console.log(done)
  if (!given) console.log(`Password: ${password}\nIt is shown only once.`)
}
