import type { Operation } from '#server/testing/fuzz/api-document.ts'
import type { Chance } from '#server/testing/fuzz/chance.ts'
import { hostileTexts } from '#server/testing/fuzz/hostile-values.ts'
import { type Known, sampleOf } from '#server/testing/fuzz/sample.ts'

const files = [
  Buffer.alloc(0),
  Buffer.from('not a picture'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0xff, 0xff]),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
  Buffer.from('RIFF\u00ff\u00ff\u00ff\u00ffWEBPVP8 ', 'latin1'),
  Buffer.alloc(200_000, 0x41),
] as [Buffer, ...Buffer[]]

const fileFields = ['id_proof_image', 'logo', 'file', '', '__proto__'] as [string, ...string[]]
const fileNames = ['a.png', '../../a.png', 'a\u0000.png', '', 'x'.repeat(3000)] as [string, ...string[]]

/** A multipart form with a file, valid or malformed. */
export const malformedForm = (operation: Operation, chance: Chance, known: Known, headers: Record<string, string>) => {
  const boundary = 'fuzzboundary'
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`
  const fields = Object.entries(sampleOf(operation.body ?? {}, chance, known) ?? {})
  const parts = fields.map(([name, value]) => {
    const text = chance.happens(0.1) ? chance.pick(hostileTexts) : String(value ?? '')
    return Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
  })
  for (let left = chance.below(3); left > 0; left--) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${chance.pick(fileFields)}"; filename="${chance.pick(fileNames)}"\r\ncontent-type: image/png\r\n\r\n`
    parts.push(Buffer.concat([Buffer.from(head), chance.pick(files), Buffer.from('\r\n')]))
  }
  if (chance.happens(0.1))
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data\r\n\r\nnameless\r\n`))
  if (chance.happens(0.05)) for (let more = 0; more < 200; more++) parts.push(...parts.slice(0, 1))
  const form = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return chance.happens(0.15) ? form.subarray(0, chance.below(form.length)) : form
}
