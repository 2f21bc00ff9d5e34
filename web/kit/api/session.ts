import { announceSignOut, askTabs, joinTabs, markSharedSession } from '#web/kit/api/session-tabs.ts'

const tokenKey = 'sarai.token'
const addressKey = 'sarai.address'
const endedKey = 'sarai.ended'
const picksKey = 'sarai.picks'
const keptPrefix = 'sarai.kept:'

// Only a path of this app: `//elsewhere` and `/\\elsewhere` would open another host.
const isOwnAddress = /^\/(?![/\\])/

let whenExpired = () => {}
let whenEndedElsewhere = () => {}

const forget = () => {
  localStorage.removeItem(tokenKey)
  sessionStorage.removeItem(tokenKey)
  sessionStorage.removeItem(picksKey)
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(keptPrefix)) storage.removeItem(key)
  }
}

/** The session of this browser: with Remember me it is kept after a restart, otherwise until its tabs are closed. */
export const session = {
  token: () => localStorage.getItem(tokenKey) ?? sessionStorage.getItem(tokenKey),

  begin(token: string, remember: boolean) {
    forget()
    sessionStorage.removeItem(endedKey)
    const storage = remember ? localStorage : sessionStorage
    storage.setItem(tokenKey, token)
    if (!remember) markSharedSession()
  },

  /** A new tab takes over the session of another tab. */
  async adoptSession() {
    const token = session.token() === null ? await askTabs() : null
    if (token !== null) sessionStorage.setItem(tokenKey, token)
  },

  /** Signs out here and in every other tab with the same session. */
  end() {
    const token = session.token()
    forget()
    sessionStorage.removeItem(endedKey)
    if (token !== null) announceSignOut(token)
  },

  /** The server no longer accepts this session. */
  expire() {
    forget()
    sessionStorage.setItem(endedKey, '1')
    whenExpired()
  },

  /** The server has ended the last session in this tab, and nobody has signed in since. */
  wasEnded: () => sessionStorage.getItem(endedKey) !== null,

  onExpire(listener: () => void) {
    whenExpired = listener
  },

  onEndElsewhere(listener: () => void) {
    whenEndedElsewhere = listener
  },

  /** The search results that were opened last. They name guests, so they are deleted with the session. */
  keepPicks: (picks: unknown) => sessionStorage.setItem(picksKey, JSON.stringify(picks)),

  picks: (): unknown => JSON.parse(sessionStorage.getItem(picksKey) ?? '[]'),

  /**
   * Keeps a value of the account with this token, for use without a connection. It is deleted with the session, and never
   * found with the token of someone else.
   */
  keep(name: string, token: string, value: unknown) {
    if (token !== session.token()) return
    const storage = localStorage.getItem(tokenKey) === null ? sessionStorage : localStorage
    storage.setItem(keptPrefix + name, JSON.stringify({ token, value }))
  },

  kept(name: string, token: string): unknown {
    const text = localStorage.getItem(keptPrefix + name) ?? sessionStorage.getItem(keptPrefix + name)
    const kept: { token: string; value: unknown } | null = JSON.parse(text ?? 'null')
    return kept?.token === token ? kept.value : undefined
  },

  /** The page that was open when the session ended. It is opened again after the next sign-in. */
  keepAddress: (href: string) => sessionStorage.setItem(addressKey, href),

  takeAddress() {
    const href = sessionStorage.getItem(addressKey)
    sessionStorage.removeItem(addressKey)
    return href && isOwnAddress.test(href) ? href : null
  },
}

joinTabs({
  own: () => sessionStorage.getItem(tokenKey),
  ended: (token) => {
    const mine = session.token()
    // The other tab has already removed a remembered session from the shared storage.
    if (mine !== null && mine !== token) return
    forget()
    whenEndedElsewhere()
  },
})
