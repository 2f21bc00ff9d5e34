import { get, type IncomingMessage } from 'node:http'
import { tabHeader } from '#contract/kit/live.ts'

interface Heard {
  event: string
  topics: string[]
}

const ask = (address: string, token: string, tab: string | undefined) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // A connection that is not kept alive, because a kept one would delay the stop of the app.
    const headers = { authorization: `Bearer ${token}`, ...(tab && { [tabHeader]: tab }) }
    get(`${address}/api/events`, { agent: false, headers }, resolve).on('error', reject)
  })

/** Reads a stream of events as a browser does, and lets a test wait for an event. */
export const readEvents = async (address: string, token: string, tab?: string) => {
  const response = await ask(address, token, tab)
  const heard: Heard[] = []
  let wake = () => {}
  let isOver = false

  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of response) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const event = /^event: (.*)$/m.exec(part)?.[1]
        const topics = /^data: (.*)$/m.exec(part)?.[1]?.split(' ').filter(Boolean) ?? []
        if (event) heard.push({ event, topics })
      }
      wake()
    }
  }
  const over = read()
    .catch(() => {})
    .finally(() => {
      isOver = true
      wake()
    })

  const until = async (isThere: () => boolean, what: string) => {
    const gaveUp = AbortSignal.timeout(20_000)
    gaveUp.addEventListener('abort', () => wake())
    while (!isThere()) {
      if (gaveUp.aborted || isOver) throw new Error(`${what} was not heard; heard ${JSON.stringify(heard)}`)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }

  return {
    status: response.statusCode,
    headers: response.headers,
    topics: () => heard.flatMap(({ topics }) => topics),
    readies: () => heard.filter(({ event }) => event === 'ready').length,
    untilReady: (times = 1) =>
      until(() => heard.filter(({ event }) => event === 'ready').length >= times, `ready ${times}`),
    untilHeard: (topic: string) => until(() => heard.some(({ topics }) => topics.includes(topic)), topic),
    /** Resolves when the server ends the stream. */
    over,
    leave: () => response.destroy(),
  }
}
