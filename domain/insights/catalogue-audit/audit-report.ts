import { type CatalogueAudit, imageIssueKinds, TARGET_PER_PAIR } from './audit.ts'
import { sentenceOfFinding } from './finding-sentence.ts'

/** Most lines that a section of the report lists. */
const LISTED = 15

const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? one : many}`

interface Unseen {
  readonly leftOutIds?: readonly number[]
  readonly retiredNames?: readonly string[]
}

/**
 * The audit in plain text: a summary, then each kind of shortcoming with its first cases.
 * @param unseen what was not looked at: ids of stored dishes that could not be read, and names of retired dishes
 */
export function auditReport(
  audit: CatalogueAudit,
  { leftOutIds = [], retiredNames = [] }: Unseen = {},
): string {
  const { gaps, imageIssues, findings } = audit
  return [
    summary(audit),
    section(
      'Coverage gaps',
      `${count(gaps.length, 'combination')} below the minimum, ${count(audit.itemsNeeded, 'item')} needed`,
      gaps.map(
        (gap) =>
          `${gap.cuisineName} → ${gap.categoryName}: ${gap.currentCount} of ${gap.targetCount}, ${gap.gap} needed`,
      ),
    ),
    section(
      'Image issues',
      imageIssueKinds
        .map((kind) => [kind, imageIssues.filter(({ issue }) => issue === kind).length] as const)
        .filter(([, amount]) => amount > 0)
        .map(([kind, amount]) => `${kind.replaceAll('_', ' ')} ${amount.toLocaleString('en-US')}`)
        .join(', '),
      imageIssues.map(
        (issue) =>
          `${issue.itemName}: ${issue.issue.replaceAll('_', ' ')} (${issue.currentImageUrl ?? 'No image'})`,
      ),
    ),
    section(
      'Findings',
      count(findings.length, 'contradiction'),
      findings.map((finding) => `${finding.itemName} (${finding.itemId}): ${sentenceOfFinding(finding)}`),
    ),
    ...(retiredNames.length > 0 ? [retired(retiredNames)] : []),
    ...(leftOutIds.length > 0 ? [leftOut(leftOutIds)] : []),
  ].join('\n\n')
}

const retired = (names: readonly string[]): string =>
  `Retired: ${count(names.length, 'dish', 'dishes')} (${names.slice(0, LISTED).join(', ')}${names.length > LISTED ? ', …' : ''}). New menus leave them out, saved menus keep them.`

const leftOut = (ids: readonly number[]): string =>
  `Left out: ${count(ids.length, 'stored dish', 'stored dishes')} (${ids.slice(0, LISTED).join(', ')}), because this version of Carte does not know an ingredient or the form of the record.`

function summary({ dishCount, cuisineCount, pairCount, gaps, healthScore }: CatalogueAudit): string {
  const met = pairCount - gaps.length
  return [
    `${count(dishCount, 'dish', 'dishes')} in ${count(cuisineCount, 'cuisine')}.`,
    `${met} of ${pairCount} cuisine and category combinations offer at least ${TARGET_PER_PAIR} dishes (Beverages are not counted).`,
    `Health score: ${healthScore}%.`,
  ].join('\n')
}

function section(title: string, head: string, lines: readonly string[]): string {
  if (lines.length === 0) return `${title}: none.`
  const more = lines.length - LISTED
  return [
    `${title}: ${head}.`,
    ...lines.slice(0, LISTED).map((line) => `- ${line}`),
    ...(more > 0 ? [`- and ${more.toLocaleString('en-US')} more`] : []),
  ].join('\n')
}
