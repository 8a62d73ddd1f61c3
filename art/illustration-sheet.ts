import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import sharp from 'sharp'
import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { categories, cuisines } from '#domain/reference/reference.ts'
import { loadIconSet } from '#illustration/assets/icon-set.ts'
import { drawMotif } from '#illustration/draw/motif.ts'
import { illustrate } from '#illustration/illustrate.ts'
import { icons, type Motif, plainDrawings, tintedDrawings } from '#illustration/parts/motifs.ts'

/**
 * Paints contact sheets of the dishes' pictures, to be looked at by a person:
 *
 *   node art/illustration-sheet.ts <file.png> <cuisine>-<category> [...]   all dishes of these pairs
 *   node art/illustration-sheet.ts <file.png> sample <seed>                ten dishes of every pair
 *   node art/illustration-sheet.ts <file.png> motifs                       every motif by itself
 */
const [file, ...wanted] = process.argv.slice(2)
if (!file || wanted.length === 0) {
  process.stderr.write(
    'Usage: node art/illustration-sheet.ts <file.png> <cuisine>-<category>… | sample <n> | motifs\n',
  )
  process.exit(1)
}

interface Cell {
  readonly title: string
  readonly note: string
  readonly svg: string
}

const iconSet = await loadIconSet()
const catalogue = loadCatalogue()
const cells = wanted[0] === 'motifs' ? motifCells() : await Promise.all(dishesWanted().map(dishCell))
await paint(
  cells,
  resolve(file),
  wanted[0] === 'motifs' ? { width: 96, height: 96 } : { width: 208, height: 156 },
)

function dishesWanted(): Dish[] {
  if (wanted[0] !== 'sample') {
    return catalogue.filter(({ cuisineId, categoryId }) => wanted.includes(`${cuisineId}-${categoryId}`))
  }
  const step = Number(wanted[1] ?? 1)
  return cuisines.flatMap((cuisine) =>
    categories.flatMap((category) => {
      const pair = catalogue.filter(
        (dish) => dish.cuisineId === cuisine.id && dish.categoryId === category.id,
      )
      return pair.filter((_, at) => at % 10 === step % 10)
    }),
  )
}

async function dishCell(dish: Dish): Promise<Cell> {
  return { title: dish.name, note: dish.art.join(', '), svg: await illustrate(dish) }
}

function motifCells(): Cell[] {
  const all: Motif[] = [...icons, ...plainDrawings, ...tintedDrawings.map((name): Motif => `golden ${name}`)]
  return all.map((motif) => ({
    title: motif.replace('golden ', ''),
    note: '',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="96" height="96">${drawMotif(motif, iconSet)}</svg>`,
  }))
}

async function paint(
  list: readonly Cell[],
  path: string,
  size: { width: number; height: number },
): Promise<void> {
  const columns = Math.max(1, Math.floor(1500 / (size.width + 12)))
  const [stepX, stepY] = [size.width + 12, size.height + 38]
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const layers = await Promise.all(
    list.map(async ({ title, note, svg }, at) => {
      const [left, top] = [(at % columns) * stepX + 6, Math.floor(at / columns) * stepY + 6]
      const picture = await sharp(Buffer.from(svg), { density: 144 })
        .resize(size.width, size.height)
        .png()
        .toBuffer()
      const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${stepX}" height="32"><g font-family="sans-serif"><text y="13" font-size="12" fill="#231C18">${escaped(title.slice(0, 30))}</text><text y="27" font-size="10" fill="#6B5F57">${escaped(note)}</text></g></svg>`
      return [
        { input: picture, left, top },
        { input: Buffer.from(words), left, top: top + size.height },
      ]
    }),
  )
  mkdirSync(dirname(path), { recursive: true })
  await sharp({
    create: {
      width: columns * stepX,
      height: Math.ceil(list.length / columns) * stepY + 6,
      channels: 3,
      background: '#FBF8F3',
    },
  })
    .composite(layers.flat())
    .png()
    .toFile(path)
  process.stdout.write(`${list.length} pictures in ${path}\n`)
}
