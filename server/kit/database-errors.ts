import pg from 'pg'

export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError

const lostSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostConnections =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/
// Shutting down, starting up, too many connections, cancelled by a time-out, or a standby not yet promoted.
const passingStates = /^(08...|57P0[123]|53300|57014|25006|55P03)$/

/** The database can't be asked just now; the same request may well succeed in a few seconds. */
export const isDatabaseAway = (error: unknown) => {
  if (isDatabaseError(error)) return passingStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return lostConnections.test(error.message) || ('code' in error && lostSockets.has(String(error.code)))
}

export const isDiskFull = (error: unknown) => isDatabaseError(error) && error.code === '53100'
