import { isUnmoved, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import type { FieldMessages } from '#contract/kit/problem.ts'

/** The moves that Rearrange mode collects. Undefined while each move is saved at once. */
export interface Rearranging {
  moves: UnsavedMove[]
  /** The server's reasons against the moves that were sent last, by the slug of the stay. */
  refusals: Record<string, string>
}
export type RearrangeState = Rearranging | undefined

export type RearrangeAction =
  | { do: 'start' }
  | { do: 'move'; moves: UnsavedMove[] }
  | { do: 'putBack'; stay: string }
  /** Keeps a move after a colleague's change: it now starts from the stay as the colleague left it. */
  | { do: 'keep'; stay: CalendarStay }
  | { do: 'refuse'; sent: string[]; fields: FieldMessages }
  /** Ends the mode: the moves are saved, or given up. */
  | { do: 'end' }

export const nothingMoved: Rearranging = { moves: [], refusals: {} }

export const rearrange = (state: RearrangeState, action: RearrangeAction): RearrangeState => {
  if (action.do === 'start') return state ?? nothingMoved
  if (action.do === 'end' || !state) return undefined
  if (action.do === 'refuse') return { ...state, refusals: refusalsOf(action.sent, action.fields) }
  if (action.do === 'putBack') return collected(without(state, [action.stay]))
  if (action.do === 'keep') {
    const { stay } = action
    return collected(state.moves.map((move) => (move.was.stay === stay.stay ? startingFrom(stay, move) : move)))
  }
  const others = without(
    state,
    action.moves.map(({ was }) => was.stay),
  )
  return collected([...others, ...action.moves.filter((move) => !isUnmoved(move))])
}

const collected = (moves: UnsavedMove[]): Rearranging => ({ moves, refusals: {} })

const without = ({ moves }: Rearranging, stays: string[]) => moves.filter(({ was }) => !stays.includes(was.stay))

/** The same move of a stay that has changed. Dates that were not moved follow the change. */
const startingFrom = (stay: CalendarStay, { was, ...target }: UnsavedMove): UnsavedMove => ({
  was: stay,
  room_id: target.room_id,
  check_in_date: target.check_in_date === was.check_in_date ? stay.check_in_date : target.check_in_date,
  check_out_date: target.check_out_date === was.check_out_date ? stay.check_out_date : target.check_out_date,
})

const fieldOfMove = /^moves\.(\d+)(?:\.|$)/

/** The server names a move by its position in the list that was sent: `moves.2.room_id`. */
const refusalsOf = (sent: string[], fields: FieldMessages) => {
  const refusals: Record<string, string> = {}
  for (const [field, [message]] of Object.entries(fields)) {
    const stay = sent[Number(fieldOfMove.exec(field)?.[1])]
    if (stay && message) refusals[stay] ??= message
  }
  return refusals
}

/** The move that parks a stay beside the calendar. */
export const parked = (bar: UnsavedMove): UnsavedMove => ({ ...bar, room_id: null })
