import { useEffect, useReducer } from 'react'
import { type Rearranging, rearrange } from '#web/calendar/rearrange/rearrange-state.ts'
import { drafts } from '#web/kit/form/drafts.ts'
import { paths } from '#web/paths.ts'

const address = paths.calendar

const kept = (): Rearranging | undefined => drafts.read(address)?.values as Rearranging | undefined

/** The moves that Rearrange mode collects. They are kept like a form's values, also when the session expires. */
export const useRearranging = () => {
  const [rearranging, dispatch] = useReducer(rearrange, undefined, kept)
  useEffect(() => {
    if (rearranging && rearranging.moves.length > 0) drafts.keep(address, { values: rearranging })
    else drafts.drop(address)
  }, [rearranging])
  return [rearranging, dispatch] as const
}
