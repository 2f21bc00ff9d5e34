import { createServer, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** The script that the page starts with: its name has a hash of the program's version. */
const entry = /index-[\w-]{8}(?=\.js)/g
const newEntry = 'index-newer'

const names = ({ headers }: IncomingMessage) => /html|javascript/.test(headers['content-type'] ?? '')

/** A proxy before a hotel that can behave as if its program had been replaced by a newer version. */
export const openNewVersion = async (address: string) => {
  let isInstalled = false
  let oldEntry = ''
  const proxy = createServer((asked, reply) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const target = new URL(asked.url?.replace(newEntry, oldEntry) ?? '/', address)
    const forwarded = request(target, { method: asked.method ?? 'GET', headers }, async (answer) => {
      const { 'content-length': _length, etag: _etag, ...kept } = answer.headers
      reply.writeHead(answer.statusCode ?? 500, kept)
      if (!names(answer)) return answer.pipe(reply)
      const content = await text(answer)
      oldEntry = content.match(entry)?.[0] ?? oldEntry
      return reply.end(isInstalled ? content.replaceAll(entry, newEntry) : content)
    })
    forwarded.on('error', () => reply.destroy())
    reply.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const bound = proxy.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    newEntry: `/assets/${newEntry}.js`,
    install: () => {
      isInstalled = true
    },
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
