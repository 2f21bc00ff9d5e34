import type { MouseEvent, SyntheticEvent } from 'react'

const entered = new WeakSet<HTMLInputElement>()

/**
 * Focusing a filled field selects its text, so that typing replaces it. A mouse press sets the cursor after the focus,
 * so the click selects the text again.
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
