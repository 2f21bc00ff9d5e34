const key = 'sarai.device'

/**
 * Tells the server that somebody signed in on this device before, so that wrong passwords which strangers try don't
 * keep it out. It stays when the sign-in ends, and opens nothing by itself.
 */
export const knownDevice = {
  token: () => localStorage.getItem(key) ?? '',
  keep: (token: string) => localStorage.setItem(key, token),
}
