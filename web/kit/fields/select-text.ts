import type { MouseEvent, SyntheticEvent } from 'react'

const entered = new WeakSet<HTMLInputElement>()

/**
 * Entering a filled field selects its text, so that typing replaces it. A press puts the cursor between two letters
 * after the focus has come, so the click that brought the focus selects once more.
 */
export const selectText = {
  onFocus: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    entered.add(currentTarget)
    currentTarget.select()
  },
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (entered.delete(currentTarget)) currentTarget.select()
  },
}
