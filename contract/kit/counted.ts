/** `1 night`, `2 nights`; `1 child`, `2 children` with its plural given. */
export const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
