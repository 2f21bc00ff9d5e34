import { newKey } from '#web/kit/api/new-key.ts'

/** A random UUID (version 4). `crypto.randomUUID` is missing over plain HTTP, as in many hotel networks. */
export const newUuid = () => {
  const hex = newKey()
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
