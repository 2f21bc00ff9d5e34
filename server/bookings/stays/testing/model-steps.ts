import fc from 'fast-check'

export const rooms = 4

const room = fc.nat(rooms - 1)
/** The last number means the guest's own room. */
const anyOrOwn = fc.nat(rooms)
const which = fc.nat(20)
const line = fc.nat(3)
const isSo = fc.boolean()
const days = fc.integer({ min: -1, max: 4 })
const rent = fc.nat(500_000)
const begins = fc.nat(4)
const length = fc.integer({ min: 1, max: 5 })

const stayMove = fc.record({
  ...{ which, line, stay: fc.nat(2), room },
  shift: fc.integer({ min: -2, max: 2 }),
  longer: fc.integer({ min: -1, max: 1 }),
})

const of = <Kind extends string, Fields extends object>(
  kind: Kind,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => fc.record({ kind: fc.constant(kind), ...fields }) as fc.Arbitrary<{ kind: Kind } & Fields>

/** One action of the desk, or the passing of time. Bookings, lines and days are chosen when it runs. */
const step = fc.oneof(
  { weight: 5, arbitrary: of('book', { room, begins, length, rent }) },
  {
    weight: 3,
    arbitrary: of('book group', {
      room,
      other: fc.integer({ min: 1, max: rooms - 1 }),
      begins,
      length,
      rent,
      later: fc.nat(2),
      earlier: fc.nat(2),
    }),
  },
  { weight: 5, arbitrary: of('check in', { which, isSo }) },
  { weight: 2, arbitrary: of('check out', { which, isSo }) },
  { weight: 1, arbitrary: of('cancel', { which }) },
  { weight: 5, arbitrary: of('move', { which, line, room, days, isSo }) },
  { weight: 4, arbitrary: of('swap', { which, line, other: which, otherLine: line, days }) },
  { weight: 3, arbitrary: of('extend', { which, line, room: anyOrOwn, length, isSo }) },
  { weight: 5, arbitrary: of('rearrange', { moves: fc.array(stayMove, { minLength: 1, maxLength: 3 }), isSo }) },
  { weight: 2, arbitrary: of('check out room', { which, line }) },
  { weight: 1, arbitrary: of('correct', { which, line, days, rent }) },
  { weight: 4, arbitrary: of('next day', {}) },
  { weight: 1, arbitrary: of('after midnight', {}) },
)
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

export const history = fc.array(step, { minLength: 10, maxLength: 40 })
