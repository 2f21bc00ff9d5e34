const key = 'sarai.device'

/**
 * Tells the server that a person signed in on this device before, so that wrong passwords that others try don't
 * lock it out. It is kept when the sign-in ends, and gives no access by itself.
 */
export const knownDevice = {
  token: () => localStorage.getItem(key) ?? '',
  keep: (token: string) => localStorage.setItem(key, token),
}
