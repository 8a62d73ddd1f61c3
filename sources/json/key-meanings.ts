import { meantWhole } from '../../domain/reading/tables/mapping/heading-words.ts'

/** What keys of data may say of their values, as the headings of tables do. */
export type KeyMeaning = 'name' | 'price' | 'section' | 'description' | 'allergens' | 'currency'

/** Words that head a column, and are keys for anything else. */
const NO_KEYS =
  /^(?:type|tipo|typ|part|text|info|about|contains|rate|charge|tariff|position|art|service|label|id|code|value|amount|was|per)$/iu

/** `nombrePlato`, `precio_venta`, `цена`: what a key means in any language of menus; undefined for any other. */
export function meantByKey(key: string): KeyMeaning | undefined {
  if (key.length > 40 || NO_KEYS.test(key)) return undefined
  const meaning = meantWhole(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
  switch (meaning) {
    case 'name':
    case 'price':
    case 'section':
    case 'description':
    case 'allergens':
    case 'currency':
      return meaning
    default:
      return undefined
  }
}
