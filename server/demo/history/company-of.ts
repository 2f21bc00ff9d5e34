import type { HistoryHotel } from '#server/demo/history/history-store.ts'

/** A company as documents name it. */
export const companyOf = ({ companies }: HistoryHotel, companyId: number | null) => {
  const found = companies.find(({ id }) => id === companyId)
  return found && { name: found.name, address: found.address, gstin: found.gstin }
}
