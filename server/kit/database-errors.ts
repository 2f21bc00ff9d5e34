import pg from 'pg'

export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError

const lostSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostConnections =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed/
// Shutting down, starting up, too many connections, or cancelled by a time-out.
const passingStates = /^(08...|57P0[123]|53300|57014|55P03)$/

/** The connection reached a standby, which is read-only and may be behind. */
export class StandbyError extends Error {
  constructor() {
    super('The connection leads to a standby')
  }
}

/**
 * The database can't be reached now; the same request may succeed in a few seconds. The error of a socket names the
 * system call: a client that disconnects during its upload also causes an ECONNRESET, but without a system call.
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

/** The disk is full or nearly full, or the database is a standby that waits to be promoted. */
export const takesNoChanges = (error: unknown) => isDatabaseError(error) && /^(53100|25006)$/.test(error.code ?? '')
