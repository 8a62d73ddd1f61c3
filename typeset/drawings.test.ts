import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { subjectOf } from '#domain/design/drawn-subject.ts'
import { templates } from '#domain/design/templates.ts'
import { drawingHands, drawingSubjects } from '#templates/shared/drawings.ts'
import { isLong } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildSections } from '#tests/typesetting/build-input.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput } from './job/job.ts'

const typesetter = sharedTypesetter()

async function lastPage(input: TypesetInput) {
  const { pdf, pages } = await typesetter.typeset(input)
  const png = sharp(await typesetter.pagePng(pdf, pages.length, 72)).removeAlpha()
  return { pixels: await png.raw().toBuffer(), count: pages.length }
}

/** The colors, of three bytes each, of those pixels that another picture of the same size has otherwise. */
function colorsUnder(pixels: Buffer, others: Buffer): ReadonlySet<number> {
  const colors = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3)
    if (color !== others.readUIntBE(at, 3)) colors.add(color)
  }
  return colors
}

const menus = [buildSections(3), buildSections(5, 2), buildSections(9, 3, 4), buildSections(14, 12)]

test('draws on blank paper alone, and makes no page longer', async () => {
  let drawn = 0
  for (const [index, { id: templateId, preset }] of inTurn(templates, 0, isLong ? 6 : 3).entries())
    for (const sections of menus) {
      const drawingHand = drawingHands[index % drawingHands.length] ?? 'line'
      const pageWith = (drawing: 'none' | 'lobster') =>
        lastPage(buildInput(sections, { ...preset, drawing, drawingHand }, { templateId }))
      const [without, page] = [await pageWith('none'), await pageWith('lobster')]
      expect(page.count).toBe(without.count)
      const covered = colorsUnder(without.pixels, page.pixels)
      if (covered.size === 0) continue
      drawn++
      expect(covered.size).toBe(1)
    }
  expect(drawn).toBeGreaterThan(isLong ? 3 : 0)
}, 120_000)

test('has a drawing for each subject, and none that nobody can choose', () => {
  const files = readdirSync(new URL('../templates/shared/drawings/', import.meta.url))
  expect(files.toSorted()).toEqual(drawingSubjects.map((subject) => `${subject}.json`).toSorted())
})

test('draws what a menu is about, where its words say it', () => {
  const of = (name: string, ...dishes: readonly string[]) =>
    subjectOf([{ name, items: dishes.map((dish) => ({ name: dish })) }])
  expect(of('Pizza', 'Margherita', 'Quattro formaggi')).toBe('tomato')
  expect(of('Tacos', 'Al pastor')).toBe('chili')
  expect(of('From the smoker', 'Pork ribs', 'Smoked brisket', 'Pulled pork')).toBe('pig')
  expect(of('Starters', 'Soup of the day')).toBe(null)
})
