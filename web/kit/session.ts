const tokenKey = 'sarai.token'
const placeKey = 'sarai.place'
const picksKey = 'sarai.picks'

// A path of ours: `//elsewhere` and `/\\elsewhere` would lead to another host.
const isPlaceHere = /^\/(?![/\\])/

let whenExpired = () => {}

/** The sign-in of this browser: kept over restarts when asked to remember, else as long as the tab lives. */
export const session = {
  token: () => localStorage.getItem(tokenKey) ?? sessionStorage.getItem(tokenKey),

  begin(token: string, remember: boolean) {
    session.end()
    const storage = remember ? localStorage : sessionStorage
    storage.setItem(tokenKey, token)
  },

  end() {
    localStorage.removeItem(tokenKey)
    sessionStorage.removeItem(tokenKey)
    sessionStorage.removeItem(picksKey)
  },

  /** The server no longer knows this sign-in. */
  expire() {
    session.end()
    whenExpired()
  },

  onExpire(listener: () => void) {
    whenExpired = listener
  },

  /** What was found and opened lately. It names guests, so it goes with the sign-in. */
  keepPicks: (picks: unknown) => sessionStorage.setItem(picksKey, JSON.stringify(picks)),

  picks: (): unknown => JSON.parse(sessionStorage.getItem(picksKey) ?? '[]'),

  /** Where the person was when the sign-in ended, to bring them back there. */
  keepPlace: (href: string) => sessionStorage.setItem(placeKey, href),

  takePlace() {
    const href = sessionStorage.getItem(placeKey)
    sessionStorage.removeItem(placeKey)
    return href && isPlaceHere.test(href) ? href : null
  },
}
