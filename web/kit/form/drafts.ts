const prefix = 'sarai.unsaved:'

export interface Draft {
  values: object
  /** The values of the form before anything was typed; without it, all values count as typed. */
  base?: object
}

/** Unsaved form values, kept per address until they are saved or dropped, so that a reload or a lost sign-in loses nothing. */
export const drafts = {
  keep: (address: string, draft: Draft) => sessionStorage.setItem(prefix + address, JSON.stringify(draft)),

  read(address: string): Draft | undefined {
    const kept = sessionStorage.getItem(prefix + address)
    return kept === null ? undefined : JSON.parse(kept)
  },

  drop: (address: string) => sessionStorage.removeItem(prefix + address),

  /** At sign-out: the next person at this desk must not find them. */
  dropAll() {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    for (const key of kept) sessionStorage.removeItem(key)
  },
}
