const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The last character of a GSTIN is a check digit (modulo 36, every second character counts twice). */
const checkSign = (gstin: string) => {
  const sum = [...gstin.slice(0, 14)].reduce((sum, sign, index) => {
    const product = digits.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]
}

export const isGstin = (gstin: string) => shape.test(gstin) && checkSign(gstin) === gstin[14]
