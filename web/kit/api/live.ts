import { anyTopic, eventsEndpoint, heartbeat, tabHeader } from '#contract/kit/live.ts'
import { headersFor, refusal, tab, tokenFor, urlOf } from '#web/kit/api/api-wire.ts'

interface LiveListener {
  /** Records of these topics changed. */
  changed(topics: string[]): void
  /** Changes may have been missed: everything must be read again. */
  missed(): void
}

const firstPause = 500
const longestPause = 5_000
const longestSilence = 2.5 * heartbeat
/** Browsers allow few connections to one server, so hidden tabs close theirs. */
const hiddenFor = 5_000
/** If the first connection takes longer than this, data that was read meanwhile may be out of date. */
const slowStart = 1_000

/** Listens to the server until it is stopped, and reconnects whenever the connection ends. */
export const listenToServer = (listener: LiveListener) => {
  const stopping = new AbortController()
  void keepListening(listener, stopping.signal)
  return () => stopping.abort()
}

const keepListening = async (listener: LiveListener, stop: AbortSignal) => {
  let isFirst = true
  let tries = 0
  while (!stop.aborted) {
    await untilVisible(stop)
    const began = Date.now()
    await follow(stop, (event, topics) => {
      if (event === 'changed' && !topics.includes(anyTopic)) return listener.changed(topics)
      if (!isFirst || event === 'changed' || Date.now() - began > slowStart) listener.missed()
      isFirst = false
      tries = 0
    }).catch(() => undefined)
    // When the server restarts, all screens lose it at the same moment. They must not all reconnect at the same moment.
    if (!document.hidden) await pause(Math.min(longestPause, firstPause * 2 ** tries++) * (0.5 + Math.random()), stop)
  }
}

type OnEvent = (event: string, topics: string[]) => void

const follow = async (stop: AbortSignal, onEvent: OnEvent) => {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  stop.addEventListener('abort', leave, { signal: leaving.signal })
  const token = tokenFor(eventsEndpoint)
  let silence = setTimeout(leave, longestSilence)
  const unwatch = whenHidden(leave)
  try {
    const headers = { ...headersFor(eventsEndpoint, token), [tabHeader]: tab }
    const response = await fetch(urlOf(eventsEndpoint, {}, {}), {
      headers,
      signal: leaving.signal,
      cache: 'no-store',
    })
    if (!response.ok || !response.body) throw refusal(response.status, undefined, token)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let unread = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence)
      silence = setTimeout(leave, longestSilence)
      const events = (unread + part.value).split('\n\n')
      unread = events.pop() ?? ''
      for (const text of events) readEvent(text, onEvent)
    }
  } finally {
    clearTimeout(silence)
    unwatch()
    leave()
  }
}

/** A heartbeat has no event name and is ignored. */
const readEvent = (text: string, onEvent: OnEvent) => {
  const event = /^event: (.+)$/m.exec(text)?.[1]
  if (event) onEvent(event, /^data: (.+)$/m.exec(text)?.[1]?.split(' ') ?? [])
}

const whenHidden = (leave: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(leave, hiddenFor)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const untilVisible = (stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = new AbortController()
    const look = () => {
      if (document.hidden && !stop.aborted) return
      done.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', look, { signal: done.signal })
    stop.addEventListener('abort', look, { signal: done.signal })
    look()
  })

/** Also ends when the network is available again. */
const pause = (milliseconds: number, stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = new AbortController()
    const end = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end, { signal: done.signal })
    stop.addEventListener('abort', end, { signal: done.signal })
  })
