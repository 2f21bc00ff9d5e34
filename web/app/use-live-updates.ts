import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listenToServer } from '#web/kit/api/live.ts'
import { isNotices, isTouched } from '#web/kit/api/topics.ts'
import { watchUserActivity, whenIdle } from '#web/kit/api/user-activity.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** The record that a form was filled from is read once: reading it again would hide that a colleague changed it. */
const isLeftAlone = ({ meta }: Query) => meta?.leaveAlone === true

/** Keeps what is on the screen true while others work: it is read again when the server says that it changed. */
export const useLiveUpdates = () => {
  const client = useQueryClient()
  useNewDay()
  useEffect(() => {
    const topics = new Set<string>()
    let isAllStale = false
    let giveUp: (() => void) | undefined

    const isStale = (query: Query) => isAllStale || isTouched(query, topics)
    const refresh = () => {
      giveUp = undefined
      client.invalidateQueries({ predicate: (query) => !isLeftAlone(query) && !isNotices(query) && isStale(query) })
      topics.clear()
      isAllStale = false
    }
    const refreshSoon = () => {
      // A refreshed bell moves nothing on the screen.
      client.invalidateQueries({ predicate: (query) => isNotices(query) && isStale(query) })
      // A change of our own that is under way shows its outcome by itself, and must not be overtaken by an older one.
      giveUp ??= whenIdle(refresh, () => client.isMutating() > 0)
    }

    watchUserActivity()
    const stop = listenToServer({
      changed: (heard) => {
        for (const topic of heard) topics.add(topic)
        refreshSoon()
      },
      missed: () => {
        isAllStale = true
        refreshSoon()
      },
    })
    return () => {
      stop()
      giveUp?.()
    }
  }, [client])
}

/** At the hotel's midnight the arrivals, the free rooms and every "today" change although nothing was saved. */
const useNewDay = () => {
  const client = useQueryClient()
  const today = useHotelToday()
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    return whenIdle(() => client.invalidateQueries({ predicate: (query) => !isLeftAlone(query) }))
  }, [client, today])
}
