import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import { openPage } from '#server/adapters/recognition/open-page.ts'
import { photographed } from '#tests/builders/photographed-page.ts'
import { type SampleMenuName, sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import type { OwnTypesetter } from '#typeset/own-typesetter.ts'

/** By what a page was set: a template of Carte, or a browser in one or in two columns. */
export type Edition = 'classic' | 'modern' | 'rustic' | 'browser-one' | 'browser-two'

const templates: Partial<Record<Edition, number>> = { classic: 1, modern: 2, rustic: 3 }

/** Those that a browser printed are kept for the seven sample menus. */
export const editionsOf = (name: SampleMenuName): Edition[] => [
  'classic',
  'modern',
  'rustic',
  ...(sampleMenuNames.some((one) => one === name) ? (['browser-one', 'browser-two'] as const) : []),
]

/** Photographs of each page of a menu: turned by 3°, with the shadow of a hand, 1,600 px wide, as JPEG. */
export async function photographedPages(
  name: SampleMenuName,
  edition: Edition,
  typesetter: OwnTypesetter,
): Promise<Uint8Array[]> {
  const pdf = await pdfOf(name, edition, typesetter)
  const photographs: Uint8Array[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { picture, pageCount } = await openPage(pdf, page)
    last = pageCount
    if (await isPrinted(picture)) photographs.push(await photographed(picture))
  }
  return photographs
}

async function pdfOf(name: SampleMenuName, edition: Edition, typesetter: OwnTypesetter): Promise<Uint8Array> {
  const templateId = templates[edition]
  if (templateId === undefined)
    return new Uint8Array(
      readFileSync(
        new URL(
          `../../../tests/samples/printed/${name}-${edition.replace('browser-', '')}.pdf`,
          import.meta.url,
        ),
      ),
    )
  const { content, design } = sampleMenu(name)
  const { restaurant, ...menu } = content
  const settled = settleMenu(menu, () => undefined)
  return (await typesetter.typeset({ restaurant, menu: settled, design, templateId })).pdf
}

/** Nobody photographs a blank page. */
const isPrinted = async (png: Uint8Array): Promise<boolean> => {
  const { channels } = await sharp(png).flatten({ background: '#ffffff' }).greyscale().stats()
  return (channels[0]?.stdev ?? 0) > 1
}
