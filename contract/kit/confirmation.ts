/** Sent with a request whose question the person has answered with yes: the code of the refusal that asked it. */
export const confirmedHeader = 'x-sarai-confirmed'

/** The questions that any form may be asked. Others are fields of their request. */
export const confirmableCodes = ['specified_premises'] as const
export type ConfirmableCode = (typeof confirmableCodes)[number]
