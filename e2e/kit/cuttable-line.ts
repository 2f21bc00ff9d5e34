import { connect, createServer, type Socket } from 'node:net'

/** A proxy before a server whose connections can be cut and restored, like a network cable. */
export const openLine = async (address: string) => {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
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
    close: () => {
      line.close()
      cutAll()
    },
  }
}
