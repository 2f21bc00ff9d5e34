import { getPasswordHash, setPasswordHash } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { hashPassword, isPassword } from '#server/auth/password.ts'
import { closeOtherSessions } from '#server/auth/session-store.ts'
import type { Db } from '#server/db/connect.ts'

interface Change {
  current_password: string
  password: string
}

/** The device that changes the password stays signed in; every other one is signed out. */
export const changePassword = async (db: Db, accountId: number, token: string, change: Change) => {
  const isRight = await isPassword(await getPasswordHash(db, accountId), change.current_password)
  if (!isRight) throw authProblems.wrongPassword()
  await setPasswordHash(db, accountId, await hashPassword(change.password))
  await closeOtherSessions(db, accountId, token)
}
