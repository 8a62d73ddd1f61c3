import {
  auditCatalogue,
  type CatalogueAudit,
  type DishFinding,
  findFindings,
} from '#domain/insights/audit.ts'
import type { Services } from '../../services.ts'
import { judgeImages } from './dish-images.ts'
import type { CatalogueContents } from './live-catalogue.ts'

/** Comparing every dish with every other takes some 50 ms: done once for each state of the catalogue. */
const findingsOf = new WeakMap<CatalogueContents, readonly DishFinding[]>()

/** The audit of the catalogue as it is stored at this moment. */
export async function currentAudit({
  catalogue,
  storage,
}: Pick<Services, 'catalogue' | 'storage'>): Promise<CatalogueAudit> {
  const contents = await catalogue.read()
  const images = await judgeImages(contents.dishes, storage)
  const findings = findingsOf.get(contents) ?? findFindings(contents.dishes)
  findingsOf.set(contents, findings)
  return auditCatalogue(contents.dishes, images, findings)
}
