import type { FastifyRequest } from 'fastify'
import type { Upload } from '#contract/kit/endpoint.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The file of a form, in memory. */
    upload: Uint8Array | undefined
  }
}

const limitsFor = ({ largest }: Upload) => ({
  files: 1,
  fileSize: largest,
  fields: 100,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
  // No limit, because with one the parser crashes if a form is cut off after it; fields and files are limited anyway.
  parts: Number.POSITIVE_INFINITY,
})

/** Reads a form with a file. Its texts become the body, which is checked like any other body. */
export const receiveForm = (upload: Upload | undefined) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) return
  if (!upload) throw new Problem(415, 'wrong_type', kitMessages.wrongType)
  const texts = new Map<string, string>()
  try {
    for await (const part of request.parts({ limits: limitsFor(upload) })) {
      if (part.type === 'file') {
        if (part.fieldname !== upload.field) throw unwantedFile(part.fieldname)
        request.upload = await part.toBuffer()
      } else {
        // A field that comes twice is ambiguous.
        if (typeof part.value !== 'string' || texts.has(part.fieldname)) throw malformed()
        if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge()
        texts.set(part.fieldname, part.value)
      }
    }
  } catch (error) {
    throw refusalOf(error, upload)
  }
  request.body = Object.fromEntries(texts)
}

const malformed = () => new Problem(400, 'malformed', kitReplies.malformed)

const tooLarge = () => new Problem(413, 'too_large', kitMessages.tooLarge)

const unwantedFile = (field: string) =>
  new Problem(422, 'unwanted_file', kitReplies.unwantedFile, { [field.slice(0, 100)]: [kitReplies.unwantedFile] })

const refusals: Record<string, (upload: Upload) => Problem> = {
  FST_REQ_FILE_TOO_LARGE: (upload) =>
    new Problem(413, 'file_too_large', upload.tooLarge, { [upload.field]: [upload.tooLarge] }),
  FST_FILES_LIMIT: ({ field }) =>
    new Problem(422, 'too_many_files', kitReplies.oneFile, { [field]: [kitReplies.oneFile] }),
  FST_FIELDS_LIMIT: tooLarge,
}

/** Any other error of the parser means a malformed or truncated form. */
const refusalOf = (error: unknown, upload: Upload) => {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return refusals[code]?.(upload) ?? malformed()
}
