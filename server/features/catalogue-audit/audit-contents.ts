import {
  auditCatalogue,
  type CatalogueAudit,
  type DishFinding,
  findFindings,
} from '#domain/insights/catalogue-audit/audit.ts'
import type { CatalogueContents } from '../../catalogue/live-catalogue.ts'
import { inTurns } from '../../concurrency/in-turns.ts'
import { type HasPicture, judgeImages } from './dish-images.ts'

/** Comparing every dish with every other takes half a second: done once for each state of the catalogue, in turns. */
const findingsOf = new WeakMap<CatalogueContents, Promise<readonly DishFinding[]>>()

export async function auditContents(
  contents: CatalogueContents,
  hasPicture: HasPicture,
): Promise<CatalogueAudit> {
  const images = await judgeImages(contents.dishes, hasPicture)
  const findings = findingsOf.get(contents) ?? inTurns(findFindings(contents.dishes))
  findingsOf.set(contents, findings)
  return auditCatalogue(contents.dishes, images, await findings)
}
