import pg from 'pg'

export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError

const lostSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostConnections =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed/
// Shutting down, starting up, too many connections, or cancelled by a time-out.
const passingStates = /^(08...|57P0[123]|53300|57014|55P03)$/

/** The connection led to a standby, which only reads and may be behind. */
export class StandbyError extends Error {
  constructor() {
    super('The connection leads to a standby')
  }
}

/**
 * The database can't be asked just now; the same request may well succeed in a few seconds. An error of a socket names
 * the call that failed: a client that hangs up during its upload also makes an ECONNRESET, without one.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (isDatabaseError(error)) return passingStates.test(error.code ?? '')
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  if (error instanceof StandbyError) return true
  if (!(error instanceof Error)) return false
  return lostConnections.test(error.message) || isSocketError(error)
}

const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])

const isSocketError = (error: Error) =>
  'code' in error && lostSockets.has(String(error.code)) && 'syscall' in error && socketCalls.has(String(error.syscall))

/** The disk is full, the guard of the embedded database foresees it, or a standby waits to be promoted. */
export const takesNoChanges = (error: unknown) => isDatabaseError(error) && /^(53100|25006)$/.test(error.code ?? '')
