import pg from 'pg'

export const isDatabaseError = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError

const lostSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
const lostConnections =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error/
// Shutting down, starting up, too many connections, or cancelled by a time-out.
const passingStates = /^(08...|57P0[123]|53300|57014|55P03)$/

/** The database can't be asked just now; the same request may well succeed in a few seconds. */
export const isDatabaseAway = (error: unknown) => {
  if (isDatabaseError(error)) return passingStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  return lostConnections.test(error.message) || ('code' in error && lostSockets.has(String(error.code)))
}

/** The disk is full, the guard of the embedded database foresees it, or a standby waits to be promoted. */
export const takesNoChanges = (error: unknown) => isDatabaseError(error) && /^(53100|25006)$/.test(error.code ?? '')
