const key = 'sarai.device'

/**
 * The token of a device with an earlier sign-in: it has its own limit of wrong passwords, so that attempts by others
 * don't lock it out. It is kept after sign-out, and gives no access.
 */
export const knownDevice = {
  token: () => localStorage.getItem(key) ?? '',
  keep: (token: string) => localStorage.setItem(key, token),
}
