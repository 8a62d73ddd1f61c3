import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { tries } from '../../tests/support/depth.ts'
import { inTurn } from '../../tests/support/in-turn.ts'
import { icons, plainDrawings, tintedDrawings } from '../parts/motifs.ts'
import { cutleries, drinkware, tableware } from '../parts/vessels.ts'
import { paint, readAsset } from './asset.ts'

const ASSETS = new URL('.', import.meta.url)
const sourceOf = (name: string) => readFileSync(new URL(`${name}.svg`, ASSETS), 'utf8')

/** Every drawing that something asks for, and the colors that it is given. */
const palette = { ground: '#000001', cloth: '#000002', glaze: '#000003', line: '#000004' }
const wanted: readonly (readonly [name: string, colors: Readonly<Record<string, string>>])[] = [
  ...tableware.map((name) => [`tableware/${name}`, { ...palette, wall: '#000005' }] as const),
  ...drinkware.map((name) => [`drinkware/${name}`, palette] as const),
  ...cutleries.map((name) => [`cutlery/${name}`, palette] as const),
  ['tables/from-above', palette],
  ['tables/from-side', palette],
  ...plainDrawings.map((name) => [`motifs/${name}`, {}] as const),
  ...tintedDrawings.map((name) => [`motifs/${name}`, { tint: '#000006' }] as const),
]

it('no drawing is missing and none is unused', () => {
  const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.svg'),
  )
  expect(files.toSorted()).toEqual(wanted.map(([name]) => `${name}.svg`).toSorted())
})

it('no drawing of ours hides behind an icon of its name', () => {
  const ours: readonly string[] = [...plainDrawings, ...tintedDrawings]
  expect(icons.filter((name) => ours.includes(name))).toEqual([])
})

it('every drawing is filled with the colors that it is given', () => {
  for (const [name, colors] of wanted) {
    const { inks, layers } = readAsset(name)
    const painting = paint(name, colors)
    const filled = layers.map(({ id }) => painting.layer(id)).join('')
    expect(filled, name).not.toBe('')
    for (const sample of inks.keys()) {
      expect(sourceOf(name).split(sample).length, `${name} uses ${sample}`).toBeGreaterThan(2)
      expect(filled, name).not.toContain(sample)
    }
    if ('tint' in colors) expect(filled, name).toContain(colors.tint)
    expect(filled.match(/<g\b/g)?.length, name).toBe(filled.match(/<\/g>/g)?.length)
  }
})

it('an editor opens every drawing in the colors of its samples', async () => {
  for (const [name] of inTurn(wanted, 0, tries(wanted.length))) {
    const { channels } = await sharp(Buffer.from(sourceOf(name))).stats()
    expect(
      channels.some(({ stdev }) => stdev > 5),
      name,
    ).toBe(true)
  }
})

it('the seed chooses among layers that are numbered', () => {
  const { all, layer } = paint('tableware/paper', { ...palette, wall: '#000005' })
  const around = layer('shadow') + layer('dish')
  expect([6, 7].map(all)).toEqual([around + layer('folds-1'), around + layer('folds-2')])
})

it('a color that is not given is an error', () => {
  expect(() => paint('tableware/plate', {})).toThrow('ground')
})
