import { askTabs, hintAtTabs, joinTabs, tellEnded } from '#web/kit/api/session-tabs.ts'

const tokenKey = 'sarai.token'
const addressKey = 'sarai.address'
const picksKey = 'sarai.picks'

// A path of this app: `//elsewhere` and `/\\elsewhere` would open another host.
const isOwnAddress = /^\/(?![/\\])/

let whenExpired = () => {}
let whenEndedElsewhere = () => {}

const forget = () => {
  localStorage.removeItem(tokenKey)
  sessionStorage.removeItem(tokenKey)
  sessionStorage.removeItem(picksKey)
}

/** The sign-in of this browser: kept over restarts when asked to remember, else as long as its tabs live. */
export const session = {
  token: () => localStorage.getItem(tokenKey) ?? sessionStorage.getItem(tokenKey),

  begin(token: string, remember: boolean) {
    forget()
    const storage = remember ? localStorage : sessionStorage
    storage.setItem(tokenKey, token)
    if (!remember) hintAtTabs()
  },

  /** A tab that was opened from another one goes on with its sign-in. */
  async joinOthers() {
    const token = session.token() === null ? await askTabs() : null
    if (token !== null) sessionStorage.setItem(tokenKey, token)
  },

  /** Here, and in every other tab that has the same sign-in. */
  end() {
    const token = session.token()
    forget()
    if (token !== null) tellEnded(token)
  },

  /** The server no longer knows this sign-in. */
  expire() {
    forget()
    whenExpired()
  },

  onExpire(listener: () => void) {
    whenExpired = listener
  },

  onEndElsewhere(listener: () => void) {
    whenEndedElsewhere = listener
  },

  /** The search results that were opened last. They name guests, so they are forgotten with the sign-in. */
  keepPicks: (picks: unknown) => sessionStorage.setItem(picksKey, JSON.stringify(picks)),

  picks: (): unknown => JSON.parse(sessionStorage.getItem(picksKey) ?? '[]'),

  /** The address that was open when the sign-in ended, to open it again after the next sign-in. */
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
    // A remembered sign-in is gone from the storage that all tabs share.
    if (mine !== null && mine !== token) return
    forget()
    whenEndedElsewhere()
  },
})
