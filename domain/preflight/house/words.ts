import { ownAmounts } from '../../courses/own-amounts.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { listed } from '../../text/listed.ts'
import { type PlacedItem, placedItems, pointersOf } from '../parts/placed-items.ts'
import type { Breach, Rule } from '../rules/rule.ts'
import { ours } from './ours.ts'

function checkNames(menu: MenuContent): Breach[] {
  const bySection = Map.groupBy(placedItems(menu), ({ section }) => section)
  return [...bySection].flatMap(([section, items]) => {
    const twice = [...Map.groupBy(items, ({ name }) => name)]
      .filter(([name, same]) => name !== '' && same.length > 1 && !isListOf(same) && !areSizes(menu, same))
      .flatMap(([, same]) => same)
    if (twice.length === 0) return []
    return [
      {
        sentence: `“${section.name}” names a dish twice: ${listed(twice.map(({ item }) => item.name))}.`,
        places: pointersOf(twice),
      },
    ]
  })
}

/** Bottles of one name differ in their producer or vintage, which are printed apart. */
const isListOf = (items: readonly PlacedItem[]): boolean => items.every(({ item }) => item.wine !== undefined)

/** One dish in several sizes, a line for each: each says another one, in its price or its words. */
function areSizes({ sections }: MenuContent, items: readonly PlacedItem[]): boolean {
  const sizes = items.map(({ item, section }) =>
    ownAmounts(sections, section, item)
      .map(({ variant }) => variant ?? MEASURED.exec(item.description)?.[0] ?? '')
      .join(),
  )
  return sizes.every((size) => size !== '') && new Set(sizes).size === items.length
}
const MEASURED =
  /\d+(?:[.,]\d+)?\s?(?:ml|cl|l|oz|g|kg|lb|pcs?|pieces?|stück|″|")|\b(?:half|small|large|dozen|single|double)\b/iu

/** What looks like an address of the web in running text. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/giu
const TRAILING = /[)\]}>.,;:!?'"”’]+$/u

/** Returns whether a browser can open it. By its form alone: nothing is requested from the net. */
function isUsableAddress(written: string): boolean {
  const text = written.trim().replace(TRAILING, '')
  const url = URL.parse(/^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  // A host has two names, the last of letters; `http://https//…` and `www.example` have not.
  return (
    /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,})$/u.test(url.hostname) &&
    !/^www\.[^.]+$/.test(url.hostname)
  )
}

/** The addresses in a contact's line of the web: `Order at chez.example`, `chez.example/menu`. A handle (`@chez`) is none. */
function addressesIn(line: string): string[] {
  const words = line.split(/\s+/u).filter((word) => word !== '' && !word.startsWith('@'))
  return words.length === 1 ? words : words.filter((word) => /[^\s.]\.[^\s.]|:\/\//u.test(word))
}

function checkAddresses({ contact, intro, notices, sections }: MenuContent): Breach[] {
  const written = [
    ...addressesIn(contact?.web ?? '').map((text) => ({ text, pointer: '/contact/web' })),
    ...[
      { text: intro, pointer: '/intro' },
      ...notices.map(({ text }, at) => ({ text, pointer: `/notices/${at}/text` })),
      ...sections.flatMap(({ intro: above, footer }, at) => [
        { text: above, pointer: `/sections/${at}/intro` },
        { text: footer, pointer: `/sections/${at}/footer` },
      ]),
    ].flatMap(({ text, pointer }) => (text?.match(ADDRESS) ?? []).map((found) => ({ text: found, pointer }))),
  ]
  const broken = written.filter(({ text }) => !isUsableAddress(text))
  if (broken.length === 0) return []
  return [
    {
      sentence: `No browser opens ${listed(broken.map(({ text }) => text))}.`,
      places: [...new Set(broken.map(({ pointer }) => pointer))],
    },
  ]
}

export const words: readonly Rule[] = [
  {
    ...ours,
    level: 'should',
    id: 'house.duplicate-names',
    title: 'No section names a dish twice',
    check: checkNames,
  },
  {
    ...ours,
    level: 'should',
    id: 'house.web-address',
    title: 'Addresses of the web can be opened',
    check: checkAddresses,
  },
]
