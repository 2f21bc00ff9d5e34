import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'

const key = 'sarai.housekeeping.people'
const usualRole = 'Housekeeping'

const lastChosen = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** The people who were chosen last in this browser; at first those whose role is housekeeping. */
export const usualPeople = {
  of(staff: HousekeepingBoard['staff']) {
    const last = new Set(lastChosen())
    const chosen = staff.filter(({ id }) => last.has(id))
    return (chosen.length > 0 ? chosen : staff.filter(({ role_name }) => role_name === usualRole)).map(({ id }) => id)
  },
  keep: (people: number[]) => localStorage.setItem(key, JSON.stringify(people)),
}
