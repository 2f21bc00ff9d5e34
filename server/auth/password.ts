import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id on a small machine.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

const nobodysHash = hashPassword('nobody signs in with this')

/** An account that doesn't exist takes as long to refuse as a wrong password. */
export const isPassword = async (passwordHash: string | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== undefined
}
