import type { OpenStay } from '#server/demo/history/history-context.ts'

/** The guest as documents name it. */
export const printedGuest = ({ name, address, phone, email }: OpenStay['guest']) => ({ name, address, phone, email })
