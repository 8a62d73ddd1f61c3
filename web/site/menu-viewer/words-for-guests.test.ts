import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { viewerOf } from '#tests/builders/build-viewer.ts'
import { AvoidForm } from './avoiding/avoid-form.tsx'
import { avoidedMenu } from './avoiding/avoided-menu.ts'
import { DietForm } from './diets/diet-form.tsx'
import { DishNotes } from './dishes/dish-notes.tsx'
import { AllergyNote } from './foot/allergy-note.tsx'
import { MenuDetails } from './foot/menu-details.tsx'

/** What the page of a menu in this language says to guests who avoid milk; one of its dishes is vegan and has none. */
function said(language: string): string {
  const content = buildContent({ items: 2, sections: 1 })
  const [section] = content.sections
  if (!section) throw new Error('The menu has no section')
  const items = section.items.map((item, at) =>
    at === 0
      ? { ...item, allergens: ['milk'], dietaryOptions: [] }
      : { ...item, allergens: ['wheat'], dietaryOptions: [2] },
  )
  const menu = viewerOf({ ...content, language, sections: [{ ...section, items }] }, defaultDesign)
  const avoided = ['milk']
  const [dish] = menu.sections[0]?.items ?? []
  if (!dish) throw new Error('The page has no dish')
  return [
    createElement(DietForm, { diets: menu.diets, language }),
    createElement(AvoidForm, { menu, avoided, left: avoidedMenu(menu, avoided), language }),
    createElement(DishNotes, { item: dish, menu }),
    createElement(AllergyNote, { sections: menu.sections, language }),
  ]
    .map((element) => renderToStaticMarkup(element))
    .join('')
}

it.each([
  [
    'pl',
    'lang="pl" dir="ltr"',
    ['Wegańskie', 'mleko <', 'Zawiera: mleko', 'Ukryte dania: 1 z 2', '1 × Zawiera<'],
  ],
  ['ar-EG', 'lang="ar" dir="rtl"', ['نباتي صرف', 'الحليب <', 'يحتوي على: الحليب', 'الأطباق المخفية: 1 من 2']],
  ['zh-TW', 'lang="zh-Hant" dir="ltr"', ['純素', '牛奶 <', '含有: 牛奶', '已隱藏菜色: 2道中的1道']],
  ['ka', 'lang="en" dir="ltr"', ['Vegan', 'milk <', 'Contains milk', 'Dishes hidden: 1 of 2']],
])(
  'says diets and allergens to guests of a menu in %s, and in which language',
  (language, writing, words) => {
    const html = said(language)
    expect(words.filter((text) => !html.includes(text))).toEqual([])
    // The choice of diets, that of allergens, the line of the dish and the note below the menu.
    expect(html.split(writing)).toHaveLength(5)
    expect(language === 'ka' || !/contain|Hide|Show|dish /i.test(html.replaceAll(/<[^>]*>/g, ' '))).toBe(true)
  },
)

it.each([
  [
    'de',
    'lang="de" dir="ltr"',
    ['Über diese Karte', 'Küche', 'Als PDF herunterladen', 'Als Text', 'Erstellt mit '],
  ],
  ['ar-EG', 'lang="ar" dir="rtl"', ['عن هذه القائمة', 'المطعم', 'تنزيل بصيغة PDF', 'كنص']],
  ['zh-TW', 'lang="zh-Hant" dir="ltr"', ['菜單資訊', '餐廳', '下載 PDF', '文字']],
  ['ka', 'lang="en" dir="ltr"', ['Menu Details', 'Cuisine Type', 'Download as PDF', 'As text']],
])(
  'says what stands below a menu in %s in its language, and to its owner what is the owner’s in English',
  (language, writing, words) => {
    const menu = viewerOf({ ...buildContent({ items: 2, sections: 1 }), language }, defaultDesign)
    const guest = renderToStaticMarkup(createElement(MenuDetails, { menu }))
    expect(guest).toContain(writing)
    expect(words.filter((text) => !guest.includes(text))).toEqual([])
    const isOurs = language === 'ka'
    expect(/Menu Details|Cuisine Type|Location|Download|Created with/.test(guest)).toBe(isOurs)
    expect(guest).not.toContain('Template')
    const owner = renderToStaticMarkup(createElement(MenuDetails, { menu: { ...menu, isOwn: true } }))
    expect(owner).toMatch(/<dl lang="en" dir="ltr">.*Template/s)
  },
)
