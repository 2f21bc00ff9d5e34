import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listenToServer } from '#web/kit/api/live.ts'
import { isNotices, isTouched } from '#web/kit/api/topics.ts'
import { watchUserActivity, whenIdle } from '#web/kit/api/user-activity.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** The record of an open form is read once: reading it again would hide that a colleague changed it. */
const isNeverRefreshed = ({ meta }: Query) => meta?.noAutoRefresh === true

/** A refresh of the bell moves nothing on the screen, nor does one of a board whose rows keep their places. */
const isRefreshedAtOnce = (query: Query) => isNotices(query) || query.meta?.refreshAtOnce === true

/** Keeps the screen up to date: data is read again when the server reports a change. */
export const useLiveUpdates = () => {
  const client = useQueryClient()
  useNewDay()
  useEffect(() => {
    const topics = new Set<string>()
    let isAllStale = false
    let cancelRefresh: (() => void) | undefined

    const isStale = (query: Query) => isAllStale || isTouched(query, topics)
    const refresh = () => {
      cancelRefresh = undefined
      client.invalidateQueries({
        predicate: (query) => !isNeverRefreshed(query) && !isRefreshedAtOnce(query) && isStale(query),
      })
      topics.clear()
      isAllStale = false
    }
    const refreshSoon = () => {
      client.invalidateQueries({ predicate: (query) => isRefreshedAtOnce(query) && isStale(query) })
      // Waits for an own change that is being saved: an older reply must not replace its result.
      cancelRefresh ??= whenIdle(refresh, () => client.isMutating() > 0)
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
      cancelRefresh?.()
    }
  }, [client])
}

/** When the hotel's day starts, arrivals, free rooms and every "today" change although nothing was saved. */
const useNewDay = () => {
  const client = useQueryClient()
  const today = useHotelToday()
  const shown = useRef(today)
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    return whenIdle(() => client.invalidateQueries({ predicate: (query) => !isNeverRefreshed(query) }))
  }, [client, today])
}
