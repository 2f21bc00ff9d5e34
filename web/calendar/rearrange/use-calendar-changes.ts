import { useMemo, useReducer, useState } from 'react'
import { applyMoves, isUnmoved, slugOfBar, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { whyNotDates } from '#contract/calendar/why-not.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { parked, rearrange } from '#web/calendar/rearrange/rearrange-state.ts'
import { useSaveMoves } from '#web/calendar/rearrange/use-save-moves.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

const stayOfMove = ({ was }: UnsavedMove) => was.stay

/** The calendar with the moves that are not saved, and everything that changes them. */
export const useCalendarChanges = (data: CalendarData, today: CalendarDate) => {
  const [rearranging, dispatch] = useReducer(rearrange, undefined)
  /** Bars that were dropped and are being saved. */
  const [dropped, setDropped] = useState<UnsavedMove[]>([])
  const saving = useSaveMoves(data, today)

  const collected = rearranging?.moves
  const moves = useMemo(() => collected ?? dropped.filter((move) => isAsSeen(data, move)), [collected, dropped, data])
  const applyTo = (list: UnsavedMove[]) => applyMoves(data, list, { today, isLoaded: (day) => data.days.has(day) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calendar is put together again only when these change
  const applied = useMemo(() => applyTo(moves), [data, moves, today])

  const conflicts = useMemo(
    () => new Map([...Object.entries(rearranging?.refusals ?? {}), ...applied.conflicts]),
    [rearranging, applied],
  )

  /** A bar where it is shown now; undefined while it is being saved. */
  const barOf = (barSlug: string): UnsavedMove | undefined => {
    const slug = slugOfBar(barSlug)
    const saved = data.stays.find(({ stay }) => stay === slug)
    const move = moves.find(({ was }) => was.stay === slug)
    if (move) return rearranging ? { ...move, was: saved ?? move.was } : undefined
    if (!saved || dropped.some(({ was }) => was.booking === saved.booking)) return undefined
    const { room_id, check_in_date, check_out_date } = saved
    return { was: saved, room_id, check_in_date, check_out_date }
  }

  /** Why bars can't be dropped there, and whether Rearrange mode takes them all the same, as a conflict. */
  const judge = (targets: UnsavedMove[]) => {
    const slugs = new Set(targets.map(stayOfMove))
    const wrongDates = targets
      .filter((move) => !isUnmoved(move) && move.room_id !== null)
      .map((move) => whyNotDates(move.was, { ...move, room_id: move.room_id ?? 0 }, today))
      .find((reason) => reason !== undefined)
    if (wrongDates) return { reason: wrongDates, isTaken: false }
    const others = moves.filter(({ was }) => !slugs.has(was.stay))
    const reasons = applyTo([...others, ...targets.filter((move) => !isUnmoved(move))]).conflicts
    const reason = targets.map(({ was }) => reasons.get(was.stay)).find((one) => one !== undefined)
    return { reason, isTaken: rearranging !== undefined }
  }

  const fail = (failure: unknown) => toast.error(failureText(failure, say.rearrangeFailed))

  const saveNow = async (targets: UnsavedMove[]) => {
    setDropped((before) => [...before, ...targets])
    try {
      await saving.save(targets)
    } catch (failure) {
      fail(failure)
    } finally {
      const slugs = new Set(targets.map(stayOfMove))
      setDropped((before) => before.filter(({ was }) => !slugs.has(was.stay)))
    }
  }

  /** Drops bars: collected in Rearrange mode, otherwise saved. Returns the reason if they can't be there. */
  const drop = (targets: UnsavedMove[]) => {
    const { reason, isTaken } = judge(targets)
    if (reason && !isTaken) {
      toast.warning(reason, 'Not moved')
      return reason
    }
    if (rearranging) dispatch({ do: 'move', moves: targets })
    else void saveNow(targets.filter((move) => !isUnmoved(move)))
    return undefined
  }

  const saveAll = async () => {
    const sent = moves.filter(({ room_id }) => room_id !== null)
    try {
      if (await saving.save(sent)) dispatch({ do: 'end' })
    } catch (failure) {
      if (failure instanceof Problem && failure.fields) {
        dispatch({ do: 'refuse', sent: sent.map(stayOfMove), fields: failure.fields })
      }
      fail(failure)
    }
  }

  return {
    shown: moves.length === 0 ? data : applied.calendar,
    isRearranging: rearranging !== undefined,
    moves,
    parked: applied.parked,
    conflicts,
    /** How many stays can't be saved where they are. The server's refusals are shown, but can be sent again. */
    conflictCount: applied.conflicts.size,
    isSaving: saving.isSaving,
    barOf,
    judge,
    drop,
    start: () => dispatch({ do: 'start' }),
    discard: () => dispatch({ do: 'end' }),
    saveAll,
    putBack: (stay: string) => dispatch({ do: 'putBack', stay }),
    /** Keeps a move although a colleague changed its booking. */
    keepMove: (slug: string) => {
      const stay = data.stays.find((one) => one.stay === slug)
      if (stay) dispatch({ do: 'keep', stay })
    },
    /** Collects proposed moves; this starts Rearrange mode. */
    propose: (proposed: UnsavedMove[]) => {
      dispatch({ do: 'start' })
      dispatch({ do: 'move', moves: proposed })
    },
    /** Parks stays beside the calendar; this starts Rearrange mode. */
    park: (slugs: string[]) => {
      const bars = slugs.flatMap((slug) => barOf(slug) ?? [])
      dispatch({ do: 'start' })
      dispatch({ do: 'move', moves: bars.map(parked) })
    },
    dialogs: saving.dialogs,
  }
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>

/** Whether the calendar still has the booking as it was when its bar was dropped; afterwards it shows the saved bar. */
const isAsSeen = ({ stays }: CalendarData, { was }: UnsavedMove) =>
  stays.find(({ stay }) => stay === was.stay)?.version === was.version
