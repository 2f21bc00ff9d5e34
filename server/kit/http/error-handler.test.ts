import pg from 'pg'
import { expect, test } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { problemOf } from '#server/kit/http/error-handler.ts'

const databaseError = (code: string, constraint?: string) =>
  Object.assign(new pg.DatabaseError('insert into secret …', 1, 'error'), { code, constraint })

const socketError = (syscall: string, code: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall })

const taken = () => new Problem(409, 'taken', 'Taken. Choose another.')

test.each([
  ['a full disk', databaseError('53100'), 503, 'no_changes'],
  ['a database that only reads', databaseError('25006'), 503, 'no_changes'],
  ['a server that shuts down', databaseError('57P01'), 503, 'database_away'],
  ['a statement that took too long', databaseError('57014'), 503, 'database_away'],
  ['a cut connection', new Error('Connection terminated unexpectedly'), 503, 'database_away'],
  ['a missing socket', socketError('connect', 'ENOENT'), 503, 'database_away'],
  ['no answer at any address', new AggregateError([socketError('connect', 'ECONNREFUSED')]), 503, 'database_away'],
  ['a file that is missing', socketError('open', 'ENOENT'), 500, 'broken'],
  ['a known constraint', databaseError('23505', 'thing_key'), 409, 'taken'],
  ['an unknown constraint', databaseError('23505', 'other_key'), 500, 'broken'],
  ['a number too large for its column', databaseError('22003'), 400, 'malformed'],
  ['a path out of the folder', Object.assign(new Error('Forbidden'), { statusCode: 403 }), 404, 'not_found'],
  ['a range past the end', Object.assign(new Error('Range'), { statusCode: 416 }), 416, 'malformed'],
  ['a mistake of ours', new TypeError('x is not a function'), 500, 'broken'],
])('%s', (_what, error, status, code) => {
  const problem = problemOf(error, { thing_key: taken })
  expect(problem).toMatchObject({ status, code })
  expect(problem.message).not.toMatch(/insert|ENOENT|function/)
})
