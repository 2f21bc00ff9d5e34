import { z } from '#contract/kit/z.ts'

interface FileContent {
  /** All bytes, or a stream that is written while it is sent. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  name: string
}

/** The reply of an endpoint with a `file` type: the file instead of JSON. */
export const FileReply = z.custom<FileContent>()

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
