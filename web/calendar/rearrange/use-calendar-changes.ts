import { useMemo, useState } from 'react'
import { applyMoves, isUnmoved, slugOfBar, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { canMove } from '#contract/calendar/move-target.ts'
import { whyNotDates } from '#contract/calendar/why-not.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { parked, type RearrangeAction } from '#web/calendar/rearrange/rearrange-state.ts'
import { useRearranging } from '#web/calendar/rearrange/use-rearranging.ts'
import { useSaveMoves } from '#web/calendar/rearrange/use-save-moves.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

const stayOfMove = ({ was }: UnsavedMove) => was.stay

/** The calendar with the moves that are not saved, and everything that changes them. */
export const useCalendarChanges = (data: CalendarData, today: CalendarDate) => {
  const [rearranging, dispatch] = useRearranging()
  /** Bars that were dropped and are being saved. */
  const [dropped, setDropped] = useState<UnsavedMove[]>([])
  const saving = useSaveMoves(data, today)
  /** From the press on Save to the end of the save, with its questions. The collected moves don't change meanwhile. */
  const [isSaving, setSaving] = useState(false)
  const edit = (action: RearrangeAction) => {
    if (!isSaving) dispatch(action)
  }

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
    if (isSaving) return undefined
    const slug = slugOfBar(barSlug)
    const saved = data.stays.find(({ stay }) => stay === slug)
    const move = moves.find(({ was }) => was.stay === slug)
    if (move) return rearranging ? { ...move, was: saved ?? move.was } : undefined
    if (!saved || dropped.some(({ was }) => was.booking === saved.booking)) return undefined
    const { room_id, check_in_date, check_out_date } = saved
    return { was: saved, room_id, check_in_date, check_out_date }
  }

  /** Why a stay can't have its new dates, or can't be moved at all. */
  const whyNotMove = (move: UnsavedMove) => {
    if (move.room_id !== null) return whyNotDates(move.was, { ...move, room_id: move.room_id }, today)
    return canMove(move.was) ? undefined : say.departed
  }

  /** The reason why bars can't be dropped there. Rearrange mode accepts some of them and marks the conflict. */
  const judge = (targets: UnsavedMove[]) => {
    const slugs = new Set(targets.map(stayOfMove))
    const wrongDates = targets
      .filter((move) => !isUnmoved(move))
      .map(whyNotMove)
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
    const { reason, isTaken } = isSaving ? { reason: say.stayIsSaved, isTaken: false } : judge(targets)
    if (reason && !isTaken) {
      toast.warning(reason, 'Not moved')
      return reason
    }
    if (rearranging) edit({ do: 'move', moves: targets })
    else void saveNow(targets.filter((move) => !isUnmoved(move)))
    return undefined
  }

  const saveAll = async () => {
    if (isSaving) return
    setSaving(true)
    const sent = moves.filter(({ room_id }) => room_id !== null)
    try {
      if (await saving.save(sent)) dispatch({ do: 'end' })
    } catch (failure) {
      if (failure instanceof Problem && failure.fields) {
        dispatch({ do: 'refuse', sent: sent.map(stayOfMove), fields: failure.fields })
      }
      fail(failure)
    } finally {
      setSaving(false)
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
    isSaving,
    barOf,
    judge,
    drop,
    start: () => edit({ do: 'start' }),
    discard: () => edit({ do: 'end' }),
    saveAll,
    putBack: (stay: string) => edit({ do: 'putBack', stay }),
    /** Keeps a move although a colleague changed its booking. */
    keepMove: (slug: string) => {
      const stay = data.stays.find((one) => one.stay === slug)
      if (stay) edit({ do: 'keep', stay })
    },
    /** Collects proposed moves; this starts Rearrange mode. */
    propose: (proposed: UnsavedMove[]) => {
      edit({ do: 'start' })
      edit({ do: 'move', moves: proposed })
    },
    /** Parks stays beside the calendar; this starts Rearrange mode. Stays that can't be moved are not parked. */
    park: (slugs: string[]) => {
      const targets = slugs.flatMap((slug) => barOf(slug) ?? []).map(parked)
      const allowed = targets.filter((target) => !whyNotMove(target))
      const refused = targets.map(whyNotMove).find((reason) => reason !== undefined)
      if (refused) toast.warning(refused, 'Not parked')
      if (targets.length === 0) toast.warning(say.stayIsSaved, 'Not parked')
      if (allowed.length === 0) return
      edit({ do: 'start' })
      edit({ do: 'move', moves: allowed })
    },
    dialogs: saving.dialogs,
  }
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>

/** Whether the calendar still has the booking as it was when its bar was dropped; afterwards it shows the saved bar. */
const isAsSeen = ({ stays }: CalendarData, { was }: UnsavedMove) =>
  stays.find(({ stay }) => stay === was.stay)?.version === was.version
