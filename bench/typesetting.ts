import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { defaultDesign } from '#domain/design/settings.ts'
import { dietaryMarksOf, legendOf } from '#domain/menu/dietary-marks.ts'
import { type MenuGroup, menuItemSchema } from '#domain/menu/schema.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { createTypesetter } from '#typeset/typesetter.ts'
import { type BenchRow, median, ms } from './measure.ts'

const RUNS = 15
const WARM_UP_RUNS = 3
/** Lets what the engine before left behind (a page to close, garbage) end first. */
const SETTLE_MS = 150
const RESTAURANT = { name: 'Trattoria da Lucia', description: 'Roman cooking, wood fire and natural wine' }
const CHROMIUM = process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium'

/**
 * A PDF of a 40-item menu (4 sections of 10 with descriptions and dietary tags) by our typesetter, by
 * @react-pdf/renderer and by a warm headless Chromium. The three take turns on the same menu. Each menu
 * is set twice: new, with not one text of the menu before, and after an edit of one dish, as in a
 * preview; ours alone sets anew only what changed.
 */
export async function benchTypesetting(): Promise<BenchRow[]> {
  registerFonts()
  const typesetter = createTypesetter({ workers: 1, cacheBytes: 0 })
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const engines: readonly Engine[] = [
    {
      name: 'Carte',
      setPdf: (groups) =>
        typesetter.typeset({ restaurant: RESTAURANT, groups, design: defaultDesign, templateId: 1 }),
    },
    { name: '@react-pdf/renderer', setPdf: (groups) => renderToBuffer(reactDocument(groups)) },
    { name: 'warm headless Chromium', setPdf: (groups) => chromiumPdf(browser, groups) },
  ]
  const menus = engines.map(() => ({ fresh: [] as number[], edited: [] as number[] }))
  try {
    for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
      const groups = menuOfRun(run + WARM_UP_RUNS)
      for (const [index, engine] of engines.entries()) {
        const fresh = await timed(engine, groups)
        const edited = await timed(engine, withOneEdit(groups))
        if (run < 0) continue
        menus[index]?.fresh.push(fresh)
        menus[index]?.edited.push(edited)
      }
    }
  } finally {
    await Promise.all([typesetter.close(), browser.close()])
  }
  return (['fresh', 'edited'] as const).flatMap((kind) => {
    const [ours = Number.NaN, ...others] = menus.map((times) => median(times[kind]))
    const name = `PDF of a 40-item menu, ${kind === 'fresh' ? 'new' : 'after an edit'}`
    return others.map((theirs, index) => ({
      name: `${name}, median`,
      value: ms(ours),
      against: `${engines[index + 1]?.name} ${ms(theirs)}, ${(theirs / ours).toFixed(1)} times as long`,
    }))
  })
}

interface Engine {
  readonly name: string
  readonly setPdf: (groups: MenuGroup[]) => Promise<unknown>
}

async function timed({ setPdf }: Engine, groups: MenuGroup[]): Promise<number> {
  await setTimeout(SETTLE_MS)
  const start = performance.now()
  await setPdf(groups)
  return performance.now() - start
}

const withOneEdit = (groups: readonly MenuGroup[]): MenuGroup[] =>
  groups.map((group, section) => ({
    ...group,
    items: group.items.map((item, index) =>
      section === 1 && index === 3 ? { ...item, name: `${item.name} of the Day` } : item,
    ),
  }))

const dishes = [
  [
    'Burrata with Roasted Peppers',
    'Creamy burrata, fire-roasted peppers, basil oil and grilled country bread.',
  ],
  ['Crispy Calamari', 'Lightly floured squid, lemon aioli and a little chilli salt.'],
  [
    'Beef Carpaccio',
    'Hand-cut sirloin, capers, rocket and aged Parmesan over a dressing of mustard and egg yolk.',
  ],
  ['Wild Mushroom Arancini', 'Risotto balls filled with smoked scamorza, tomato ragù.'],
  ['Saltimbocca alla Romana', 'Veal escalopes, prosciutto, sage and white wine, with buttered spinach.'],
] as const

function menuOfRun(run: number): MenuGroup[] {
  return ['Appetizers', 'Main Courses', 'Desserts', 'Sides'].map((name, section) => ({
    category: { id: section + 1, name },
    items: Array.from({ length: 10 }, (_, index) => {
      const [dish, description] = dishes[(index + run) % dishes.length] ?? dishes[0]
      return menuItemSchema.parse({
        id: section * 10 + index + 1,
        name: `${dish} ${run}.${index}`,
        description: `${description} No. ${run}.${section}.${index}`,
        price: 6.5 + section + index,
        categoryId: section + 1,
        cuisineId: 1,
        dietaryOptions: index % 3 === 0 ? [1, 3] : [3],
      })
    }),
  }))
}

const { resolve } = createRequire(import.meta.url)
const fontFiles = {
  'Playfair Display': resolve('@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf'),
  Lora: resolve('@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf'),
  'Lora Italic': resolve('@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf'),
}

function registerFonts(): void {
  for (const [family, src] of Object.entries(fontFiles)) Font.register({ family, src })
  Font.registerHyphenationCallback((word) => [word])
}

const styles = StyleSheet.create({
  page: { paddingVertical: 76, paddingHorizontal: 95, fontFamily: 'Lora', fontSize: 11.5, color: '#333333' },
  centred: { textAlign: 'center' },
  name: { fontFamily: 'Playfair Display', fontSize: 42 },
  tagline: { fontFamily: 'Lora Italic', marginTop: 12 },
  section: { fontFamily: 'Playfair Display', fontSize: 20, marginTop: 30, marginBottom: 14 },
  item: { marginBottom: 13 },
  row: { flexDirection: 'row', alignItems: 'flex-end' },
  marks: { fontSize: 7, color: '#e91e63' },
  leader: {
    flexGrow: 1,
    marginHorizontal: 6,
    borderBottomWidth: 0.9,
    borderStyle: 'dotted',
    borderColor: '#999999',
  },
  description: { fontFamily: 'Lora Italic', fontSize: 9.5, marginTop: 3, width: '84%' },
  legend: { fontSize: 7.5, marginTop: 20 },
})

function reactDocument(groups: readonly MenuGroup[]) {
  const text = (style: keyof typeof styles, words: string) =>
    h(Text, { style: [styles.centred, styles[style]] }, words)
  const sections = groups.map(({ category, items }) =>
    h(
      View,
      { key: category.id },
      text('section', category.name),
      ...items.map((item) =>
        h(
          View,
          { key: item.id, style: styles.item, wrap: false },
          h(
            View,
            { style: styles.row },
            h(Text, null, `${item.name}  `),
            h(Text, { style: styles.marks }, marksOf(item)),
            h(View, { style: styles.leader }),
            h(Text, null, formatPrice(item.price)),
          ),
          h(Text, { style: styles.description }, item.description),
        ),
      ),
    ),
  )
  return h(
    Document,
    { title: `${RESTAURANT.name} Menu`, language: 'en' },
    h(
      Page,
      { size: 'LETTER', style: styles.page },
      text('name', RESTAURANT.name),
      text('tagline', RESTAURANT.description),
      ...sections,
      text('legend', legendText(groups)),
    ),
  )
}

const fontFaces = Object.entries(fontFiles)
  .map(([family, file]) => {
    const bytes = readFileSync(file).toString('base64')
    return `@font-face { font-family: '${family}'; src: url(data:font/ttf;base64,${bytes}) }`
  })
  .join('\n')

async function chromiumPdf(browser: Browser, groups: readonly MenuGroup[]): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(html(groups), { waitUntil: 'load' })
    return await page.pdf({ format: 'Letter', preferCSSPageSize: true, printBackground: true, tagged: true })
  } finally {
    await page.close()
  }
}

const html = (groups: readonly MenuGroup[]): string => `<!doctype html><html lang="en"><head>
<title>${RESTAURANT.name} Menu</title><style>${fontFaces}
@page { size: letter; margin: 76pt 95pt } body { margin: 0; font: 11.5pt Lora; color: #333 }
h1, h2, .centred { text-align: center; font-weight: normal } h1 { font: 42pt 'Playfair Display' }
h2 { font: 20pt 'Playfair Display'; margin: 30pt 0 14pt; break-after: avoid }
article { break-inside: avoid; margin-bottom: 13pt } .row { display: flex; align-items: baseline }
.leader { flex: 1; margin: 0 6pt; border-bottom: 0.9pt dotted #999 } small { font-size: 7pt; color: #e91e63 }
article p { font: 9.5pt 'Lora Italic'; margin: 3pt 0 0; width: 84% } footer { font-size: 7.5pt }
</style></head><body><h1>${RESTAURANT.name}</h1><p class="centred">${RESTAURANT.description}</p>
${groups
  .map(
    ({ category, items }) =>
      `<section><h2>${category.name}</h2>${items
        .map(
          (item) => `<article><div class="row"><span>${item.name} <small>${marksOf(item)}</small></span>
<span class="leader"></span><span>${formatPrice(item.price)}</span></div><p>${item.description}</p></article>`,
        )
        .join('')}</section>`,
  )
  .join('')}<footer class="centred">${legendText(groups)}</footer></body></html>`

const marksOf = (item: MenuGroup['items'][number]): string =>
  dietaryMarksOf(item)
    .map(({ mark }) => mark)
    .join(' ')

const legendText = (groups: readonly MenuGroup[]): string =>
  legendOf(groups.flatMap((group) => group.items))
    .map(({ mark, name }) => `${mark} ${name}`)
    .join('   ')
