import type { Dish } from '#domain/catalogue/dish.ts'
import type { DishImages } from '#domain/insights/catalogue-audit/audit.ts'

/** Returns whether there is a picture at this address of ours (from `/`). */
export type HasPicture = (address: string) => Promise<boolean>

/** Checks the pictures that are stored for dishes: is each ours, and still there? */
export async function judgeImages(dishes: readonly Dish[], hasPicture: HasPicture): Promise<DishImages> {
  const issues = new Map<string, 'external_image' | 'broken_image'>()
  for (const { imageUrl } of dishes) {
    if (imageUrl === undefined) continue
    if (!isOwnAddress(imageUrl)) issues.set(imageUrl, 'external_image')
    else if (!(await hasPicture(imageUrl))) issues.set(imageUrl, 'broken_image')
  }
  return {
    // A dish without a stored picture has its illustration, which is composed for every dish, and so isn't here.
    addressOf: ({ id, imageUrl }) => imageUrl ?? `/images/dishes/${id}.svg`,
    issueOf: (address) => issues.get(address),
  }
}

/** `//host/…` names another server too. */
const isOwnAddress = (address: string): boolean => /^\/(?![/\\])/.test(address)

interface Application {
  request(address: string): Response | Promise<Response>
}

/** Asks the application itself, so that the answer is the one a browser gets. */
export const askingFor =
  (application: Application): HasPicture =>
  async (address) => {
    const response = await application.request(address)
    await response.body?.cancel()
    return response.ok && (response.headers.get('content-type') ?? '').startsWith('image/')
  }
