import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import PQueue from 'p-queue'
import { textureByKey } from '#domain/design/textures.ts'
import type { Output } from '#domain/plans/output.ts'
import { type ImageUse, pressed } from '#typeset/images.ts'
import type { TypesetImages } from '#typeset/job.ts'
import { ResultCache } from '#typeset/result-cache.ts'
import { GENERATED_IMAGES } from './adapters/images/image-model.ts'
import { isFileName } from './adapters/storage/port.ts'
import { illustrationAt } from './features/images/illustrations.ts'
import type { Services } from './services.ts'

/** Finds the pictures that a menu prints, made small enough to travel to a worker with every preview. */
export interface PrintPictures {
  /**
   * Only our own files are read: uploads, illustrations, generated pictures and textures, by the paths
   * under which we serve them. Nothing is fetched, and a path can name no other file. A picture that is
   * wanted and not there comes as an empty file, which the typesetter reports. While the storage is away,
   * nobody knows what is there: a menu goes to no printer without its pictures for that.
   * @throws {StorageError}
   */
  of(output: Output): Promise<TypesetImages>
}

/** Some 3,000 pictures of dishes. */
const KEPT_BYTES = 48 * 1024 * 1024

/** Pictures that are read and made smaller at a time: each may be 20 MB while it is open. */
const AT_A_TIME = 4

const NO_PICTURE = new Uint8Array()
const TEXTURES = new URL('../web/static/textures/', import.meta.url)

interface Source {
  /** Two sources of the same key are the same picture. */
  readonly key: string
  readonly isStored?: boolean
  read(): Promise<Uint8Array | undefined>
}

export function createPrintPictures({
  storage,
  catalogue,
  metrics,
}: {
  readonly storage: Pick<Services['storage'], 'get'>
  readonly catalogue: Pick<Services['catalogue'], 'dishes'>
  readonly metrics?: Pick<Services['metrics'], 'watchCache'>
}): PrintPictures {
  const kept = new ResultCache<Uint8Array>(KEPT_BYTES)
  metrics?.watchCache('print_pictures', () => kept.status())
  // A storage that hangs keeps nobody waiting who needs nothing of it.
  const storedQueue = new PQueue({ concurrency: AT_A_TIME })
  const ownQueue = new PQueue({ concurrency: AT_A_TIME })

  const stored = (name: string): Source | undefined =>
    isFileName(name) ? { key: name, isStored: true, read: () => storage.get(name) } : undefined

  async function sourceOf(address: string): Promise<Source | undefined> {
    const [path = ''] = address.split('?')
    for (const folder of ['/uploads/', `${GENERATED_IMAGES}/`])
      if (path.startsWith(folder)) return stored(path.slice(folder.length))
    const drawing = await illustrationAt(path, catalogue.dishes)
    if (!drawing) return undefined
    const bytes = Buffer.from(drawing.svg)
    // A dish of the catalogue may be drawn anew under the same address.
    return { key: createHash('sha256').update(bytes).digest('base64url'), read: async () => bytes }
  }

  async function print(source: Source | undefined, use: ImageUse, signal: AbortSignal): Promise<Uint8Array> {
    if (!source) return NO_PICTURE
    const key = `${use} ${source.key}`
    const known = kept.get(key)
    if (known) return known
    const queue = source.isStored ? storedQueue : ownQueue
    const picture = await queue.add(
      async () => {
        const bytes = await source.read()
        return bytes && (await pressed(bytes, use))
      },
      { signal },
    )
    if (!picture) return NO_PICTURE
    const small = new Uint8Array(picture.bytes)
    kept.set(key, small, small.byteLength)
    return small
  }

  const printed = async (address: string, use: ImageUse, signal: AbortSignal) =>
    print(await sourceOf(address), use, signal)

  async function backgroundOf({ design }: Output, signal: AbortSignal): Promise<Uint8Array | undefined> {
    if (!design.useCustomBackground) return undefined
    if (design.customBackgroundUrl) return printed(design.customBackgroundUrl, 'background', signal)
    if (!design.backgroundImage) return undefined
    const texture = textureByKey(design.backgroundImage)
    if (!texture) return NO_PICTURE
    const file = new URL(`${texture.key}-1200.jpg`, TEXTURES)
    return print({ key: texture.key, read: () => readFile(file) }, 'background', signal)
  }

  async function itemsOf({ design, content }: Output, signal: AbortSignal): Promise<Map<number, Uint8Array>> {
    if (!design.showImages) return new Map()
    const items = content.groups.flatMap((group) => group.items)
    const addresses = new Map(
      items.flatMap(({ id, imageUrl }) => (imageUrl ? [[id, imageUrl] as const] : [])),
    )
    return new Map(
      await Promise.all(
        Array.from(addresses, async ([id, address]) => [id, await printed(address, 'item', signal)] as const),
      ),
    )
  }

  return {
    async of(output) {
      const { logoUrl } = output.content.restaurant
      const hasLogo = logoUrl !== null && output.design.logoPosition !== 'none'
      const controller = new AbortController()
      const { signal } = controller
      try {
        const [logo, background, items] = await Promise.all([
          hasLogo ? printed(logoUrl, 'logo', signal) : undefined,
          backgroundOf(output, signal),
          itemsOf(output, signal),
        ])
        return { ...(logo && { logo }), ...(background && { background }), items }
      } catch (error) {
        // Without one of its pictures a menu needs none of the others.
        controller.abort()
        throw error
      }
    },
  }
}
