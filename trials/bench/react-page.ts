import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { fontFiles } from './sample-fonts.ts'
import { footText, marksOf, pricesText, printedOf, RESTAURANT } from './sample-menus.ts'

for (const [family, src] of Object.entries(fontFiles)) Font.register({ family, src })
Font.registerHyphenationCallback((word) => [word])

/** A menu as a PDF by @react-pdf/renderer: the same words, faces, sizes and leaders as Classic's. */
export const reactPdf = (menu: Menu): Promise<Buffer> => renderToBuffer(reactDocument(printedOf(menu)))

const styles = StyleSheet.create({
  page: { paddingVertical: 76, paddingHorizontal: 95, fontFamily: 'Lora', fontSize: 11.5, color: '#333333' },
  centred: { textAlign: 'center' },
  name: { fontFamily: 'Playfair Display', fontSize: 42 },
  tagline: { fontFamily: 'Lora Italic', marginTop: 12 },
  section: { fontFamily: 'Playfair Display', fontSize: 20, marginTop: 30, marginBottom: 14 },
  intro: { fontFamily: 'Lora Italic', fontSize: 9.5, marginBottom: 14 },
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

function reactDocument(menu: PrintedMenu) {
  const text = (style: keyof typeof styles, words: string) =>
    h(Text, { style: [styles.centred, styles[style]] }, words)
  const sections = menu.sections.map(({ id, name, intro, items }) =>
    h(
      View,
      { key: id },
      text('section', name),
      ...(intro ? [text('intro', intro)] : []),
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
            h(Text, null, pricesText(item)),
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
      text('legend', footText(menu)),
    ),
  )
}
