import { S3mini } from 's3mini'
import type { Files } from '#server/kit/files/files.ts'

/** A bucket on Amazon S3, MinIO, Ceph or another server of the S3 protocol. */
export interface Bucket {
  /** `https://host:port/bucket` */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const longestWait = 20_000

export const s3Files = (bucket: Bucket): Files => {
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: longestWait })
  return {
    async put(key, bytes, type) {
      await s3.putObject(key, Buffer.from(bytes), type)
    },
    async get(key) {
      const content = await s3.getObjectArrayBuffer(key)
      return content ? new Uint8Array(content) : undefined
    },
    async remove(key) {
      await s3.deleteObject(key)
    },
  }
}
