import { useEffect, useMemo, useState } from 'react'
import {
  followSaved,
  isColleaguesBar,
  isUnmoved,
  isWhereSent,
  slugOfBar,
  type UnsavedMove,
} from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { canMove } from '#contract/calendar/move-target.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { parked, type RearrangeAction } from '#web/calendar/rearrange/rearrange-state.ts'
import { type Judgement, judgeMoves, showMoves, whyNotMove } from '#web/calendar/rearrange/show-moves.ts'
import type { OfferUndo } from '#web/calendar/rearrange/use-last-change.ts'
import { useRearranging } from '#web/calendar/rearrange/use-rearranging.ts'
import { useSaveMoves } from '#web/calendar/rearrange/use-save-moves.tsx'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

const stayOfMove = ({ was }: UnsavedMove) => was.stay

/** The calendar with the moves that are not saved, and everything that changes them. */
export const useCalendarChanges = (data: CalendarData, today: CalendarDate, offerUndo: OfferUndo) => {
  const [rearranging, dispatch] = useRearranging()
  /** Bars that were dropped and are being saved. */
  const [dropped, setDropped] = useState<UnsavedMove[]>([])
  const saving = useSaveMoves(data, today, offerUndo)
  /** From the press on Save to the end of the save, with its questions. The collected moves don't change meanwhile. */
  const [isSaving, setSaving] = useState(false)
  const edit = (action: RearrangeAction) => {
    if (!isSaving) dispatch(action)
  }

  const isRearranging = rearranging !== undefined
  const collected = rearranging?.moves
  const moves = useMemo(
    () => (collected ? followSaved(collected, data.stays) : dropped.filter((move) => isAsSeen(data, move))),
    [collected, dropped, data],
  )
  const applied = useMemo(() => showMoves(data, moves, today), [data, moves, today])
  const { notes } = applied
  const refusals = rearranging?.refusals
  const conflicts = useMemo(
    () => new Map([...Object.entries(refusals ?? {}), ...applied.conflicts]),
    [refusals, applied.conflicts],
  )

  const mayOverlap = useMemo(() => new Set([...conflicts.keys(), ...notes.keys()]), [conflicts, notes])

  /** A bar where it is shown now; undefined while it is being saved, and for a colleague's change. */
  const barOf = (barSlug: string): UnsavedMove | undefined => {
    if (isSaving || isColleaguesBar(barSlug)) return undefined
    const slug = slugOfBar(barSlug)
    const saved = data.stays.find(({ stay }) => stay === slug)
    const move = moves.find(({ was }) => was.stay === slug)
    if (move) return isRearranging ? { ...move, was: saved ?? move.was } : undefined
    if (!saved || dropped.some(({ was }) => was.booking === saved.booking)) return undefined
    const { room_id, check_in_date, check_out_date } = saved
    return { was: saved, room_id, check_in_date, check_out_date }
  }

  /** Why a bar can't be picked up. */
  const whyFixed = (barSlug: string) => {
    const bar = barOf(barSlug)
    if (bar) return canMove(bar.was) ? undefined : say.departed
    return isColleaguesBar(barSlug) ? say.chooseFirst : say.stayIsSaved
  }

  /** Held bars as their bookings are now. */
  const upToDate = (targets: UnsavedMove[]) => {
    const followed = new Map(followSaved(targets, data.stays).map((move) => [move.was.stay, move]))
    return targets.map((move) => followed.get(move.was.stay) ?? move)
  }
  const judge = (targets: UnsavedMove[]): Judgement =>
    judgeMoves(data, moves, upToDate(targets), { today, isRearranging })

  const fail = (failure: unknown) => toast.notSaved(failureText(failure, say.rearrangeFailed))

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
  const drop = (given: UnsavedMove[]) => {
    const targets = upToDate(given)
    const { reason, isTaken } = isSaving ? { reason: say.stayIsSaved, isTaken: false } : judge(targets)
    if (reason && !isTaken) {
      toast.warning(reason, 'Not moved')
      return reason
    }
    if (rearranging) edit({ do: 'move', moves: targets })
    else void saveNow(targets.filter((move) => !isUnmoved(move)))
    return undefined
  }

  const saveCollected = async (sent: UnsavedMove[]) => {
    setSaving(true)
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

  // The reply to a save was lost, and the calendar shows that it was saved: the same request gets the reply. Moves that
  // were collected since stay collected.
  const { withoutReply } = saving
  const isSaved = withoutReply?.every((move) => isWhereSent(data.stays, move)) ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the calendar shows the change
  useEffect(() => {
    if (!isSaved || !withoutReply) return
    if (!collected) void saveNow(withoutReply)
    else if (collected.every((move) => withoutReply.some((sent) => isSameMove(sent, move)))) {
      void saveCollected(withoutReply)
    } else saving.forget()
  }, [isSaved])

  return {
    ...applied,
    isRearranging,
    moves,
    conflicts,
    mayOverlap,
    /** How many stays can't be saved where they are. The server's refusals are shown, but can be sent again. */
    conflictCount: applied.conflicts.size,
    isSaving,
    barOf,
    whyFixed,
    judge,
    drop,
    start: () => edit({ do: 'start' }),
    discard: () => {
      saving.forget()
      edit({ do: 'end' })
    },
    saveAll: async () => {
      if (!isSaving) await saveCollected(moves.filter(({ room_id }) => room_id !== null))
    },
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
      const allowed = targets.filter((target) => !whyNotMove(target, today))
      const refused = slugs.map(whyFixed).find((reason) => reason !== undefined)
      if (refused) toast.warning(refused, 'Not parked')
      if (allowed.length === 0) return
      edit({ do: 'start' })
      edit({ do: 'move', moves: allowed })
    },
    dialogs: saving.dialogs,
  }
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>

const isSameMove = (one: UnsavedMove, other: UnsavedMove) =>
  one.was.stay === other.was.stay &&
  one.room_id === other.room_id &&
  one.check_in_date === other.check_in_date &&
  one.check_out_date === other.check_out_date

/** Whether the calendar still has the booking as it was when its bar was dropped; afterwards it shows the saved bar. */
const isAsSeen = ({ stays }: CalendarData, { was }: UnsavedMove) =>
  stays.find(({ stay }) => stay === was.stay)?.version === was.version
