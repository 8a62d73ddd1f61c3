import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import PQueue from 'p-queue'
import { showsPictureOf, showsSectionPictures } from '#domain/design/shown-pictures.ts'
import { textureByKey } from '#domain/design/textures.ts'
import type { Output } from '#domain/plans/output.ts'
import { illustrationAt } from '#illustration/illustrate.ts'
import type { TypesetImages } from '#typeset/job/job.ts'
import { type Crop, cropOf, type ImageUse } from '#typeset/pictures/crop.ts'
import { encodedImage } from '#typeset/pictures/images.ts'
import { GENERATED_IMAGES } from '../adapters/ai/ports/food-images.ts'
import { type FileStorage, isFileName } from '../adapters/storage/port.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { CountedCache } from '../watching/counted-cache.ts'
import type { Metrics } from '../watching/metrics.ts'

/** Finds the pictures that a menu prints, made small enough to travel to a worker with every preview. */
export interface PrintPictures {
  /**
   * Only our own files are read: uploads, illustrations, generated pictures and textures, by the paths
   * under which we serve them. Nothing is fetched, and a path can name no other file. A picture that is
   * wanted and not there comes as an empty file, which the typesetter reports. So does an upload of another
   * account: who saw it on a menu once, and kept its address, prints it no more than it is shown to them.
   * While the storage is away, this throws: a menu must not be printed without its pictures because of
   * that.
   * @param ownerId whose menu it is
   * @throws {StorageError}
   */
  of(output: Output, ownerId: string): Promise<TypesetImages>
}

/** Some 1,700 pictures of dishes. */
const KEPT_BYTES = 48 * 1024 * 1024

/** Pictures that are read and made smaller at a time: each may be 20 MB while it is open. */
const AT_A_TIME = 4

const UPLOADS = '/uploads/'
const NO_PICTURE = new Uint8Array()
const TEXTURES = new URL('../../web/static/textures/', import.meta.url)

interface Source {
  /** Two sources of the same key are the same picture. */
  readonly key: string
  readonly isStored?: boolean
  read(): Promise<Uint8Array | undefined>
}

export function createPrintPictures({
  storage,
  catalogue,
  uploadsOf,
  metrics,
}: {
  readonly storage: Pick<FileStorage, 'get'>
  readonly catalogue: Pick<LiveCatalogue, 'dishes'>
  readonly uploadsOf: (ownerId: string, names: readonly string[]) => Promise<ReadonlySet<string>>
  readonly metrics?: Pick<Metrics, 'watchCache'>
}): PrintPictures {
  const kept = new CountedCache<Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  metrics?.watchCache('print_pictures', () => kept.status())
  // A storage that hangs must not delay menus without stored pictures.
  const storedQueue = new PQueue({ concurrency: AT_A_TIME })
  const ownQueue = new PQueue({ concurrency: AT_A_TIME })

  const stored = (name: string): Source | undefined =>
    isFileName(name) ? { key: name, isStored: true, read: () => storage.get(name) } : undefined

  async function sourceOf(address: string, own: ReadonlySet<string>): Promise<Source | undefined> {
    const upload = uploadAt(address)
    if (upload !== undefined) return own.has(upload) ? stored(upload) : undefined
    const [path = ''] = address.split('?')
    const folder = `${GENERATED_IMAGES}/`
    if (path.startsWith(folder)) return stored(path.slice(folder.length))
    const drawing = await illustrationAt(path, catalogue.dishes)
    if (!drawing) return undefined
    const bytes = Buffer.from(drawing.svg)
    // A dish of the catalogue may get another drawing under the same address.
    return { key: createHash('sha256').update(bytes).digest('base64url'), read: async () => bytes }
  }

  async function print(
    source: Source | undefined,
    { use, crop }: { readonly use: ImageUse; readonly crop: Crop | null },
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    if (!source) return NO_PICTURE
    const key = `${use} ${source.key} ${crop ? JSON.stringify(crop) : ''}`
    const known = kept.get(key)
    if (known) return known
    const queue = source.isStored ? storedQueue : ownQueue
    const picture = await queue.add(
      async () => {
        const bytes = await source.read()
        return bytes && (await encodedImage(bytes, use, crop))
      },
      { signal },
    )
    if (!picture) return NO_PICTURE
    const small = new Uint8Array(picture.bytes)
    kept.set(key, small)
    return small
  }

  async function textureOf({ design }: Output, signal: AbortSignal): Promise<Uint8Array | undefined> {
    if (!design.useCustomBackground || !design.backgroundImage) return undefined
    const texture = textureByKey(design.backgroundImage)
    if (!texture) return NO_PICTURE
    const file = new URL(texture.file, TEXTURES)
    const source = { key: texture.key, read: () => readFile(file) }
    return print(source, { use: 'background', crop: null }, signal)
  }

  return {
    async of(output, ownerId) {
      const { logo, background, cover, items, sections } = addressesOf(output)
      const all = [logo, background, cover, ...items.values(), ...sections.values()]
      const own = await uploadsOf(ownerId, [...new Set(all.flatMap((address) => uploadAt(address) ?? []))])
      const controller = new AbortController()
      const { signal } = controller
      const printed = async (address: string, use: ImageUse) =>
        print(await sourceOf(address, own), { use, crop: cropOf(use, output.design, address) }, signal)
      try {
        const printedById = (addresses: ReadonlyMap<number, string>, use: ImageUse) =>
          Promise.all(Array.from(addresses, async ([id, at]) => [id, await printed(at, use)] as const))
        const [printedLogo, printedBackground, printedCover, ofItems, ofSections] = await Promise.all([
          logo ? printed(logo, 'logo') : undefined,
          background ? printed(background, 'background') : textureOf(output, signal),
          cover ? printed(cover, 'cover') : undefined,
          printedById(items, 'item'),
          printedById(sections, 'section'),
        ])
        return {
          ...(printedLogo && { logo: printedLogo }),
          ...(printedBackground && { background: printedBackground }),
          ...(printedCover && { cover: printedCover }),
          items: new Map(ofItems),
          sections: new Map(ofSections),
        }
      } catch (error) {
        // Without one of its pictures a menu needs none of the others.
        controller.abort()
        throw error
      }
    },
  }
}

/** The pictures that a menu prints by an address; those of items and sections by their ids. */
function addressesOf({ content: { restaurant, sections }, design }: Output) {
  const byId = (parts: readonly { readonly id: number; readonly imageUrl?: string | null | undefined }[]) =>
    new Map(parts.flatMap(({ id, imageUrl }) => (imageUrl ? [[id, imageUrl] as const] : [])))
  return {
    logo: design.logoPosition !== 'none' ? restaurant.logoUrl : null,
    background: design.useCustomBackground ? design.customBackgroundUrl : null,
    cover: design.coverImageUrl,
    items: byId(sections.flatMap(({ items }) => items.filter((item) => showsPictureOf(design, item)))),
    sections: byId(showsSectionPictures(design) ? sections : []),
  }
}

/** The name of the upload at an address; undefined where it is of none. */
function uploadAt(address: string | null): string | undefined {
  const [path = ''] = address?.split('?') ?? []
  return path.startsWith(UPLOADS) ? path.slice(UPLOADS.length) : undefined
}
