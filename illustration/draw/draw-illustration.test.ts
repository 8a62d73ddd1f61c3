import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { DRAWING_VERSION } from '../address.ts'
import { loadIconSet } from '../assets/icon-set.ts'
import type { Illustration } from '../parts/illustration.ts'
import { icons, type Motif, plainDrawings, tintedDrawings } from '../parts/motifs.ts'
import { palettes } from '../parts/palettes.ts'
import { beds, drinkware, pours, tableware } from '../parts/vessels.ts'
import { illustrationFor } from '../scene/illustration-for.ts'
import { drawIllustration } from './draw-illustration.ts'

const iconSet = await loadIconSet()
const draw = (picture: Illustration) => drawIllustration(picture, iconSet)
const dishes = loadCatalogue().map((dish) => draw(illustrationFor(dish)))

const plain: Illustration = {
  vessel: 'plate',
  filling: null,
  tint: 'tomato',
  main: 'tomato',
  count: 1,
  companions: [],
  cutlery: null,
  palette: 'linen',
  seed: 7,
}

/** A picture of every vessel, filling, motif and table that there is. */
const specimens: readonly Illustration[] = [
  ...[...icons, ...plainDrawings, ...tintedDrawings.map((name): Motif => `tomato ${name}`)].map((main) => ({
    ...plain,
    main,
  })),
  ...tableware.flatMap((vessel) => [null, ...beds].map((filling) => ({ ...plain, vessel, filling }))),
  ...drinkware.flatMap((vessel) => pours.map((filling) => ({ ...plain, vessel, filling }))),
  ...(Object.keys(palettes) as (keyof typeof palettes)[]).flatMap((palette) =>
    Array.from({ length: 8 }, (_, at) => ({ ...plain, palette, seed: at * 37 })),
  ),
]

/** Tags opened and not closed, or closed and not opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (rest.endsWith('/')) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}

describe('the drawings', () => {
  const drawn = specimens.map(draw)

  it('are well formed and say nothing that is not a number where one belongs', () => {
    const wrong = [...drawn, ...dishes].filter(
      (svg) => unbalanced(svg).length || /NaN|undefined|null/.test(svg),
    )
    expect(wrong).toEqual([])
  })

  it('are painted by an image library', async () => {
    for (const svg of [
      ...drawn.filter((_, at) => at % 12 === 0),
      ...dishes.filter((_, at) => at % 60 === 0),
    ]) {
      const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 480, height: 360 })
    }
  })

  it('run nothing, load nothing and name everything once', () => {
    for (const svg of [...drawn, ...dishes]) {
      expect(svg).not.toMatch(/<script|<style|<image|<foreignObject|javascript:|\son\w+=/i)
      const links = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, target = '']) => target)
      const names = [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, name = '']) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(links.filter((target) => !names.includes(target.replace(/^#/, '')))).toEqual([])
      expect(svg.match(/https?:/g)).toHaveLength(1)
    }
  })

  it('are light', () => {
    const sizes = dishes.map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThan(20_000)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(7000)
  })

  it('are different for every dish', () => {
    expect(new Set(dishes).size).toBe(dishes.length)
  })
})

/**
 * Browsers keep a picture for a year by its address. When this test fails, drawings have changed: raise
 * DRAWING_VERSION by one and write down the fingerprint here.
 */
it('are of the version that the addresses say', () => {
  const fingerprint = createHash('sha256').update(specimens.map(draw).join('\n')).digest('hex').slice(0, 16)
  expect({ version: DRAWING_VERSION, fingerprint }).toEqual({ version: 1, fingerprint: '141359857310662f' })
})
