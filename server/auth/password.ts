import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id on a small machine.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Compared with the password of an unknown account, so that refusing it takes as long as refusing a wrong password. */
const decoyHash = hashPassword('no account has this password')

export const isPassword = async (passwordHash: string | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await decoyHash), password)
  return matches && passwordHash !== undefined
}
