/** A random key. `crypto.randomUUID` is missing over plain HTTP, as in many hotel networks. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
