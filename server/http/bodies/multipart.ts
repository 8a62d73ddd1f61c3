import { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { AppError } from '../../errors/app-error.ts'

/**
 * What a form may be made of. Ours have a file and two short fields; without these bounds, 22 MB are 400,000 parts,
 * each of which costs as much as a file. How large all of it may be says the call (`limit-body.ts`).
 */
const limits = {
  parts: 8,
  files: 1,
  fieldNameSize: 100,
  /** In bytes. */
  fieldSize: 8 * 1024,
  /** Of one part: its name, the name of its file and its type. */
  headerSize: 4 * 1024,
  headerPairs: 16,
} as const

const TOO_MANY = 'A form has one file and a few fields.'

/**
 * Reads the parts of a multipart body while it arrives, and no further than to the first that is too much.
 * @returns fields as texts, files as `File`; of two parts with one name the later
 * @throws {AppError} `malformed_multipart`
 */
export async function readMultipart({ body, headers }: Request): Promise<unknown> {
  const parts = new Map<string, string | File>()
  const whole = Promise.withResolvers<void>()
  const refuse = (cause: unknown, message?: string) =>
    whole.reject(new AppError('malformed_multipart', { cause, ...(message !== undefined && { message }) }))
  const parser = openParser(headers.get('content-type') ?? '')
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.once(limit, () => refuse(limit, TOO_MANY))
  parser
    .on('field', (name, value, _isNameCut, isCut) => {
      if (isCut) refuse(`the field ${name.slice(0, 40)} is too long`)
      parts.set(name, value)
    })
    .on('file', (name, file, fileName, _encoding, type) => {
      const chunks: Buffer<ArrayBuffer>[] = []
      file
        .on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
        .once('error', refuse)
        .once('end', () => parts.set(name, new File(chunks, fileName ?? '', { type })))
    })
    .once('error', (cause: unknown) => refuse(cause))
    .once('finish', () => whole.resolve())
  let tail = Buffer.alloc(0)
  const source = body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
  source
    .on('data', (chunk: Buffer) => {
      tail = Buffer.concat([tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES)
    })
    .once('error', refuse)
    .pipe(parser)
  try {
    await whole.promise
    // The parser takes a field for whole that breaks off with its body.
    if (!tail.includes(`--${boundaryOf(headers)}--`)) throw new AppError('malformed_multipart')
  } finally {
    // What is left of a refused body stays unread: the server closes its connection.
    source.unpipe(parser).pause()
  }
  return Object.fromEntries(parts)
}

/** Of the end of a body; a boundary has at most 70 characters, and nobody sends more behind the last. */
const TAIL_BYTES = 1024

const boundaryOf = (headers: Headers): string | undefined =>
  /boundary=(?:"([^"]+)"|([^\s;]+))/i
    .exec(headers.get('content-type') ?? '')
    ?.slice(1)
    .find(Boolean)

function openParser(contentType: string) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (cause) {
    throw new AppError('malformed_multipart', { cause })
  }
}
