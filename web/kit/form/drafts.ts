const prefix = 'sarai.unsaved:'

export interface Draft {
  values: object
  /** What stood in the form before anything was typed; without it, all of the values count as typed. */
  base?: object
}

/** What stands unsaved in a form, kept per address until it is saved or given up: a reload or a lost sign-in costs nothing. */
export const drafts = {
  keep: (place: string, draft: Draft) => sessionStorage.setItem(prefix + place, JSON.stringify(draft)),

  read(place: string): Draft | undefined {
    const kept = sessionStorage.getItem(prefix + place)
    return kept === null ? undefined : JSON.parse(kept)
  },

  drop: (place: string) => sessionStorage.removeItem(prefix + place),

  /** At sign-out: the next person at this desk must not find them. */
  dropAll() {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    for (const key of kept) sessionStorage.removeItem(key)
  },
}
