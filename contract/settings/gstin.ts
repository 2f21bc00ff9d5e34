const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Rule 10 of the CGST Rules: state, PAN or TAN, two characters for the entity (mostly a digit and Z), check digit. */
const registration = /^\d{2}([A-Z]{5}\d{4}|[A-Z]{4}\d{5})[A-Z][0-9A-Z]{2}[0-9A-Z]$/
/** Embassies and UN bodies have a UIN (Rule 17); taxpayers abroad have numbers of the same shape. */
const withoutPan = /^\d{4}[A-Z]{3}\d{5}(UN|ON|NR|OS)[0-9A-Z]$/

/** The last character of a GSTIN is a check digit (modulo 36, every second character counts twice). */
const checkSign = (gstin: string) => {
  const sum = [...gstin.slice(0, 14)].reduce((sum, sign, index) => {
    const product = digits.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]
}

export const isGstin = (gstin: string) =>
  (registration.test(gstin) || withoutPan.test(gstin)) && checkSign(gstin) === gstin[14]
