/**
 * The floor of a room by its number: the digits before the last two, so that 101 and A-104 are on floor 1 and 1203 on
 * floor 12. A number with fewer digits, such as Villa 2, belongs to no floor.
 */
export const floorOf = (roomNumber: string) => /(\d+?)\d{2}(?!.*\d)/.exec(roomNumber)?.[1] ?? ''

export const floorName = (floor: string) => (floor === '' ? 'Other rooms' : `Floor ${floor}`)
