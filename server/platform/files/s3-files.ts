import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Bucket } from '../settings/provider-settings.ts'
import { type FileId, type Files, FilesGone, isFileId, requireFileId } from './files.ts'

/** Milliseconds: to reach the service, and until it begins to answer, which ten megabytes on their way to it take. */
const CONNECTING = 3000
const ANSWERING = 8000
const ATTEMPTS = 2

/** The SDK's errors quote addresses and answers. */
function gone(error: unknown): never {
  if (!(error instanceof S3ServiceException)) throw new FilesGone('s3', 'unreachable')
  throw new FilesGone('s3', error.name === 'Unknown' ? (error.$metadata.httpStatusCode ?? 'malformed') : error.name)
}

const unlessAbsent = (error: unknown): null =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'
    ? null
    : gone(error)

/** Keeps files in a bucket, below a folder of that name. */
export function createS3Files(settings: S3Bucket, name: FileId): Files {
  const { bucket, endpoint, region, key, isPathStyle, encryption } = settings
  const client = new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    credentials: { accessKeyId: key.id, secretAccessKey: key.secret },
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Other services than Amazon's may not know the checksums that the SDK would add; the signature covers the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTING, requestTimeout: ANSWERING, throwOnRequestTimeout: true },
  })
  const folder = `${requireFileId(name)}/`
  const keyOf = (id: FileId) => folder + requireFileId(id)
  const objectOf = (id: FileId) => ({ Bucket: bucket, Key: keyOf(id) })
  const encrypted = encryption && { ServerSideEncryption: encryption }

  return {
    async put(id, bytes) {
      const command = new PutObjectCommand({
        ...objectOf(id),
        Body: bytes,
        ContentLength: bytes.length,
        ...encrypted,
      })
      await client.send(command).catch(gone)
    },

    async copy(id, to) {
      const command = new CopyObjectCommand({ ...objectOf(to), CopySource: `${bucket}/${keyOf(id)}`, ...encrypted })
      return (await client.send(command).catch(unlessAbsent)) !== null
    },

    async get(id) {
      const found = await client.send(new GetObjectCommand(objectOf(id))).catch(unlessAbsent)
      if (!found) return null
      if (!found.Body || found.ContentLength === undefined) throw new FilesGone('s3', 'malformed')
      return { size: found.ContentLength, stream: found.Body as Readable }
    },

    has: async (id) => (await client.send(new HeadObjectCommand(objectOf(id))).catch(unlessAbsent)) !== null,

    async remove(id) {
      await client.send(new DeleteObjectCommand(objectOf(id))).catch(unlessAbsent)
    },

    async *list() {
      let next: string | undefined
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: folder, ContinuationToken: next }))
          .catch(gone)
        yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
          const id = Key.slice(folder.length)
          return isFileId(id) && LastModified ? [{ id, at: LastModified.getTime() }] : []
        })
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (next !== undefined)
    },
  }
}
