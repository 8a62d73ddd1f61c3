import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { formatPrice } from '#domain/menu/model/price.ts'
import type { MenuGroup } from '#domain/menu/model/schema.ts'
import { fontFiles } from './sample-fonts.ts'
import { legendText, marksOf, RESTAURANT } from './sample-menus.ts'

for (const [family, src] of Object.entries(fontFiles)) Font.register({ family, src })
Font.registerHyphenationCallback((word) => [word])

/** A menu as a PDF by @react-pdf/renderer: the same words, faces, sizes and leaders as Classic's. */
export const reactPdf = (groups: readonly MenuGroup[]): Promise<Buffer> =>
  renderToBuffer(reactDocument(groups))

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
