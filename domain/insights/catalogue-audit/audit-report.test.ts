import { expect, it } from 'vitest'
import type { CatalogueAudit, CoverageGap } from './audit.ts'
import { auditReport } from './audit-report.ts'

const healthy: CatalogueAudit = {
  dishCount: 1272,
  cuisineCount: 9,
  pairCount: 36,
  gaps: [],
  itemsNeeded: 0,
  imageIssues: [],
  findings: [],
  healthScore: 100,
}

const gap: CoverageGap = {
  cuisineId: 6,
  cuisineName: 'Thai',
  categoryId: 4,
  categoryName: 'Sides',
  currentCount: 12,
  targetCount: 20,
  gap: 8,
}

it('says in plain words that nothing is wrong', () => {
  expect(auditReport(healthy)).toBe(
    [
      '1,272 dishes in 9 cuisines.',
      '36 of 36 cuisine and category combinations offer at least 20 dishes (Beverages are not counted).',
      'Health score: 100%.',
      '',
      'Coverage gaps: none.',
      '',
      'Image issues: none.',
      '',
      'Findings: none.',
    ].join('\n'),
  )
})

it('names what is wrong, with its figures', () => {
  const report = auditReport({
    ...healthy,
    gaps: [gap],
    itemsNeeded: 8,
    imageIssues: [
      { itemId: 7, itemName: 'Samosa', currentImageUrl: null, issue: 'missing_image' },
      { itemId: 8, itemName: 'Pakora', currentImageUrl: 'https://x.example/a.png', issue: 'external_image' },
    ],
    findings: [
      {
        itemId: 9,
        itemName: 'Raita',
        code: 'undeclared_allergen',
        pointer: '/allergens',
        params: { allergen: 'milk', ingredient: 'yogurt' },
      },
    ],
  })
  expect(report).toContain('35 of 36 cuisine and category combinations')
  expect(report).toContain(
    'Coverage gaps: 1 combination below the minimum, 8 items needed.\n- Thai → Sides: 12 of 20, 8 needed',
  )
  expect(report).toContain(
    'Image issues: missing image 1, external image 1.\n- Samosa: missing image (No image)',
  )
  expect(report).toContain(
    'Findings: 1 contradiction.\n- Raita (9): Contains yogurt, but does not declare milk.',
  )
})

it('names stored dishes that could not be looked at', () => {
  expect(auditReport(healthy, { leftOutIds: [200_001, 200_007] })).toMatch(
    /Left out: 2 stored dishes \(200001, 200007\), because/,
  )
})

it('names the dishes that are retired, the first fifteen of many', () => {
  expect(auditReport(healthy, { retiredNames: ['Aspic'] })).toMatch(
    /Retired: 1 dish \(Aspic\)\. New menus leave them out, saved menus keep them\.$/,
  )
  const many = Array.from({ length: 16 }, (_, index) => `Dish ${index + 1}`)
  expect(auditReport(healthy, { retiredNames: many })).toContain('16 dishes (Dish 1, ')
  expect(auditReport(healthy, { retiredNames: many })).toContain('Dish 15, …)')
})

it('lists the first fifteen and counts the rest', () => {
  const report = auditReport({ ...healthy, gaps: Array.from({ length: 17 }, () => gap), itemsNeeded: 136 })
  expect(report.match(/^- Thai/gm)).toHaveLength(15)
  expect(report).toContain('- and 2 more')
})
