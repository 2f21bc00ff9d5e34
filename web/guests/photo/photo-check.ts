import { photoRules } from '#contract/guests/id-proof.ts'

const beginsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)

const isPicture = (bytes: Uint8Array) =>
  beginsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  beginsWith(bytes, 0xff, 0xd8, 0xff) ||
  new TextDecoder('latin1').decode(bytes).match(/^RIFF.{4}WEBP/s) !== null

/** Why a chosen file cannot be the photo, by its content and not its name; the server checks again, more closely. */
export const photoProblem = async (files: File[]) => {
  const [file, ...more] = files
  if (!file || file.size === 0) return photoRules.noneChosen
  if (more.length > 0) return 'Choose one photo. Put both sides of the card in one picture.'
  if (file.size > photoRules.largest) return photoRules.tooLarge
  return isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer())) ? undefined : photoRules.wrongType
}
