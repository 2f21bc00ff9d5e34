import { hasVerhoeffDigit } from '#contract/guests/verhoeff.ts'
import { photoLimits } from '#contract/kit/photo-rules.ts'

/** Aadhaar numbers are shown and kept as XXXX XXXX 1234: the rest must never reach a database, a log or a screen. */
const masked = /^XXXX XXXX \d{4}$/
const aadhaar = /^[\s-]*(?:[\dX*][\s-]*){8}(?:\d[\s-]*){4}$/i

/** 12 digits that are no Aadhaar number: these begin with 2 to 9 and end with a check digit. */
export const isMistypedAadhaar = (number: string) => {
  const digits = number.replace(/[\s-]/g, '')
  return /^\d{12}$/.test(digits) && (/^[01]/.test(digits) || !hasVerhoeffDigit(digits))
}

/**
 * Masks an Aadhaar number. Before the type is chosen, a number with 12 digits is masked, so that the order of the two
 * fields does not matter. A mistyped Aadhaar number is not masked, so that it is refused (guest-errors.ts) and can be
 * corrected; the database refuses it, too.
 */
export const maskIdProofNumber = (type: string | null | undefined, number: string) => {
  const mayBeAadhaar = type === 'Aadhar' || type === null || type === undefined || type === ''
  if (!mayBeAadhaar || !aadhaar.test(number)) return number
  if (type === 'Aadhar' && isMistypedAadhaar(number)) return number
  return `XXXX XXXX ${number.replace(/\D/g, '').slice(-4)}`
}

export const isMaskedAadhaar = (number: string) => masked.test(number)

export const photoRules = {
  ...photoLimits,
  field: 'id_proof_image',
  noneChosen: 'Please select an ID proof photo.',
  missing: 'ID proof photo is required.',
}
