const prefix = 'sarai.unsaved:'

export interface Draft {
  values: object
  /** The values of the form before anything was typed; without it, all values count as typed. */
  base?: object
}

/** Unsaved form values, stored per address until saved or discarded, also after a reload or an expired session. */
export const drafts = {
  keep: (address: string, draft: Draft) => sessionStorage.setItem(prefix + address, JSON.stringify(draft)),

  read(address: string): Draft | undefined {
    const kept = sessionStorage.getItem(prefix + address)
    return kept === null ? undefined : JSON.parse(kept)
  },

  drop: (address: string) => sessionStorage.removeItem(prefix + address),

  /** At sign-out, so that the next user of this browser cannot see them. */
  dropAll() {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    for (const key of kept) sessionStorage.removeItem(key)
  },
}
