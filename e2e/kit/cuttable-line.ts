import { connect, createServer, type Socket } from 'node:net'

/**
 * A proxy before a server whose connections can be cut and restored, like a network cable. It keeps what each connection
 * has sent to the server, if asked to.
 */
export const openLine = async (address: string, { keepsSent = false } = {}) => {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  const sent: Buffer[][] = []
  let isCut = false
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const line = createServer((near) => {
    hold(near)
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    hold(far)
    near.pipe(far).pipe(near)
    if (keepsSent) {
      const chunks: Buffer[] = []
      sent.push(chunks)
      near.on('data', (chunk) => chunks.push(chunk))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    return far
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const bound = line.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    cut: () => {
      isCut = true
      cutAll()
    },
    mend: () => {
      isCut = false
    },
    /** Every byte that was sent to the server, one connection after the other. */
    sent: () => Buffer.concat(sent.flat()),
    close: () => {
      line.close()
      cutAll()
    },
  }
}
