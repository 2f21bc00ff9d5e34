import type { Answers } from '#server/db/testing/ask-hotel.ts'

interface Change {
  /** The last fixture whose version still gave the old answer. */
  upTo: string
  why: string
  expect: (path: string, answer: unknown, all: Answers) => unknown
}

/** Answers that deliberately differ from those of an older version. */
const changes: Change[] = [
  {
    upTo: 'hotel-0009',
    why: 'The revenue report calls revenue after today "upcoming", as its screen does.',
    expect: (path, answer) =>
      path.startsWith('/reports/revenue?') ? rewritten(answer, /"to_come":/g, '"upcoming":') : answer,
  },
  {
    upTo: 'hotel-0009',
    why: 'The history of a booking says "Invoice … for ₹…", and likewise of a credit note.',
    expect: (path, answer) =>
      path.startsWith('/bookings/')
        ? rewritten(answer, /"what":"(Invoice|Credit note) (\S+) over /g, '"what":"$1 $2 for ')
        : answer,
  },
]

const rewritten = (answer: unknown, from: RegExp, to: string) => JSON.parse(JSON.stringify(answer).replace(from, to))

/** The answers that today's version must give where an older one gave these. */
export const expectedAnswers = (fixture: string, answers: Answers): Answers => {
  const later = changes.filter(({ upTo }) => fixture <= upTo)
  return Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      path,
      later.reduce((expected, change) => change.expect(path, expected, answers), answer),
    ]),
  )
}
