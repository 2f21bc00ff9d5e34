import type { Paise } from '#contract/kit/money.ts'

/** An invoice counts until credit notes have credited all of it; an invoice of zero always counts. */
export const isCreditedInFull = ({ total, credited }: { total: Paise; credited: Paise }) =>
  credited > 0 && credited >= total
