import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { MaintenanceError } from '../errors.ts'

const FORMAT_VERSION = 1

const fileSchema = z.strictObject({
  /** In the backup, with `/`. */
  path: z.string().regex(/^(?:uploads\/)?[\w-][\w.-]*$/),
  bytes: z.int().nonnegative(),
  sha256: z.string().length(64),
})

const contentsSchema = z.strictObject({
  formatVersion: z.literal(FORMAT_VERSION),
  carteVersion: z.string(),
  createdAt: z.string(),
  /** What the database has been through; a backup with a name that we do not know is of a newer version. */
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int().nonnegative()),
  /** Where uploads are: in the backup, or in a bucket that keeps versions itself. */
  uploads: z.enum(['included', 'in a bucket']),
  /** Uploads whose files were missing in the installation itself. */
  missingUploads: z.array(z.string()),
  files: z.array(fileSchema),
})

export type Manifest = z.infer<typeof contentsSchema>
export type ManifestFile = z.infer<typeof fileSchema>

/** The checksum is of the contents as they are written, so that no bit of the list itself can flip unseen. */
const envelopeSchema = z.strictObject({ sha256: z.string(), backup: z.unknown() })

const NAME = 'manifest.json'

const checksumOf = (contents: unknown): string =>
  createHash('sha256').update(JSON.stringify(contents)).digest('hex')

export const manifestFile = {
  name: NAME,
  textOf: (backup: Manifest): string =>
    `${JSON.stringify({ sha256: checksumOf(backup), backup }, null, 1)}\n`,
}

/** @throws {MaintenanceError} when it is missing, damaged or of a newer version */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((cause) => {
    throw new MaintenanceError(`${folder} is no backup: it has no ${NAME}.`, { cause })
  })
  const damaged = (cause?: unknown) => new MaintenanceError(`The ${NAME} of ${folder} is damaged.`, { cause })
  let contents: unknown
  try {
    const { sha256, backup } = envelopeSchema.parse(JSON.parse(text))
    contents = backup
    if (checksumOf(backup) !== sha256) throw new Error('Another checksum')
  } catch (cause) {
    throw damaged(cause)
  }
  const { formatVersion } = contents as { formatVersion?: unknown }
  if (typeof formatVersion === 'number' && formatVersion > FORMAT_VERSION)
    throw new MaintenanceError(
      `The backup ${folder} was written by a newer version of Carte. Please use that version.`,
    )
  const parsed = contentsSchema.safeParse(contents)
  if (!parsed.success) throw damaged(parsed.error)
  return parsed.data
}

/**
 * Reads every file of a backup again.
 * @throws {MaintenanceError} naming the first that is missing, damaged or not of the backup
 */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const refuse = (path: string, what: string) => {
    throw new MaintenanceError(`The backup ${folder} is damaged: ${path} ${what}.`)
  }
  const present = new Set(await listAll(folder))
  for (const { path, bytes, sha256 } of files) {
    if (!present.delete(path)) refuse(path, 'is missing')
    const found = await fingerprintOf(join(folder, path))
    if (found.bytes !== bytes) refuse(path, `has ${found.bytes} bytes and not ${bytes}`)
    if (found.sha256 !== sha256) refuse(path, 'has another checksum')
  }
  present.delete(NAME)
  for (const path of present) refuse(path, 'is not in its manifest')
}

async function listAll(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}

/** Size and checksum of a file, read in pieces. */
export async function fingerprintOf(path: string): Promise<Omit<ManifestFile, 'path'>> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), async (chunks) => {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}
