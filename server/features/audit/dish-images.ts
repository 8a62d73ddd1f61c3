import type { Dish } from '#domain/catalogue/dish.ts'
import type { DishImages } from '#domain/insights/audit.ts'
import { GENERATED_IMAGES } from '../../adapters/images/image-model.ts'
import { type FileStorage, isFileName } from '../../adapters/storage/port.ts'

/** Where a dish's picture is; null where it has none. */
export const imageAddressOf = (dish: Dish): string | null => dish.imageUrl ?? null

/** Looks after the pictures that dishes have of their own: is each ours, and still there? */
export async function judgeImages(dishes: readonly Dish[], storage: FileStorage): Promise<DishImages> {
  const issues = new Map<string, 'external_image' | 'broken_image'>()
  for (const { imageUrl } of dishes) {
    if (imageUrl === undefined) continue
    if (!isOwnAddress(imageUrl)) issues.set(imageUrl, 'external_image')
    else if (!(await answers(imageUrl, storage))) issues.set(imageUrl, 'broken_image')
  }
  return { addressOf: imageAddressOf, issueOf: (address) => issues.get(address) }
}

/** `//host/…` is somebody else's too. */
const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

/** Folders whose files come from the storage, by their name. */
const STORED = ['/uploads', GENERATED_IMAGES]

async function answers(address: string, storage: FileStorage): Promise<boolean> {
  const folder = STORED.find((each) => address.startsWith(`${each}/`))
  const name = folder && address.slice(folder.length + 1)
  return name !== undefined && isFileName(name) && (await storage.get(name)) !== undefined
}
