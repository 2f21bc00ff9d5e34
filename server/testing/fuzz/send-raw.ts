import { connect } from 'node:net'

export interface RawRequest {
  method: string
  target: string
  headers: Record<string, string>
  body: Buffer
  /** A Content-Length that differs from the body's length. */
  lie?: 'longer' | 'shorter' | 'negative' | 'both' | 'bad-chunks' | 'no-length'
}

export interface RawAnswer {
  /** 0 if the server closed the connection without an answer. */
  status: number
  head: string
  body: string
  ms: number
  isOver: boolean
}

/** A request as bytes, because an HTTP client would refuse to send most of these. */
const bytesOf = ({ method, target, headers, body, lie }: RawRequest) => {
  const lines = Object.entries({ host: 'hotel.example', connection: 'close', ...lengthOf(body, lie), ...headers })
  const head = [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body])
}

const lengthOf = (body: Buffer, lie: RawRequest['lie']): Record<string, string> => {
  switch (lie) {
    case 'longer':
      return { 'content-length': String(body.length + 10) }
    case 'shorter':
      return { 'content-length': String(Math.max(0, body.length - 5)) }
    case 'negative':
      return { 'content-length': '-1' }
    case 'both':
      return { 'content-length': String(body.length), 'transfer-encoding': 'chunked' }
    case 'bad-chunks':
      return { 'transfer-encoding': 'chunked' }
    case 'no-length':
      return {}
    default:
      return body.length ? { 'content-length': String(body.length) } : {}
  }
}

/** Sends a request on its own connection and waits for the whole answer, but no longer than the limit. */
export const sendRaw = (port: number, request: RawRequest, limit: number) =>
  new Promise<RawAnswer>((resolve) => {
    const began = performance.now()
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    const finish = (isOver: boolean) => {
      socket.destroy()
      const whole = Buffer.concat(chunks).toString('latin1')
      const cut = whole.indexOf('\r\n\r\n')
      const head = cut < 0 ? whole : whole.slice(0, cut)
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
      resolve({ status, head, body: cut < 0 ? '' : whole.slice(cut + 4), ms: performance.now() - began, isOver })
    }
    socket.setTimeout(limit, () => finish(false))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // A stream of events never ends, so its beginning is enough.
      if (chunks.length === 1 && chunk.includes('content-type: text/event-stream')) finish(true)
    })
    // A client that announced more bytes than it sends disconnects; the server must not wait for the rest.
    socket.on('connect', () => (request.lie ? socket.end(bytesOf(request)) : socket.write(bytesOf(request))))
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
  })
