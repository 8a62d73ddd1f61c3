import type { Design } from '#domain/design/settings.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Price, PriceHead } from '#domain/menu/model/price.ts'
import { priceWords } from '#domain/prices/words/price-words.ts'

/** All that a menu says, without its ids: what was typed is compared with what its paper means. */
export const saidByMenu = (
  menu: Menu,
  { priceSign, priceCents }: Pick<Design, 'priceSign' | 'priceCents'>,
) => ({
  ...{ priceSign, priceCents, title: menu.title, dateLine: menu.dateLine, currency: menu.currency },
  // The list of languages has `fr`, not each of its countries.
  languages: [menu.language, menu.secondLanguage].map((language) => language?.split('-')[0]),
  contact: menu.contact,
  notices: menu.notices.map(({ kind, text, fee }) => ({ kind, text, fee })),
  legend: menu.marks.map(({ kind, key, symbol, meaning }) => ({ kind, key, symbol, meaning })),
  choices: menu.modifierGroups.map(({ name, min, max, options }) => ({
    ...{ name, min, max },
    options: options.map(({ name: option, amount }) => [option, amount]),
  })),
  sections: menu.sections.map((section) => saidBySection(menu, section)),
})

function saidBySection(menu: Menu, section: Menu['sections'][number]) {
  const { name, secondName, layout = 'list', daypart, intro, footer, prices = [], priceHeads = [] } = section
  const heads = headsAbove(menu.sections, section)
  return {
    ...{ name, secondName, layout, daypart, intro, footer },
    within: menu.sections.find(({ id }) => id === section.parentId)?.name,
    prices: prices.map((price) => saidByPrice(price, menu, [])),
    heads: priceHeads.map(({ label, size }) => ({ label, size })),
    dishes: section.items.map((item) => ({
      ...{ name: item.name, secondName: item.secondName, number: item.number },
      ...{ description: item.description, wine: item.wine, origin: item.origin },
      ...{ diets: item.dietaryOptions, onRequest: item.dietsOnRequest, toConfirm: item.claimsToConfirm },
      ...{ allergens: item.allergens, additives: item.additives, marks: item.marks },
      choices: (item.modifierGroups ?? []).map(
        (id) => menu.modifierGroups.find((one) => one.id === id)?.name,
      ),
      prices: item.prices.map((price) => saidByPrice(price, menu, heads)),
    })),
  }
}

/** The usual words of a language need not be kept, and `+45` says that it is added. */
function saidByPrice(price: Price, { language, currency }: Menu, heads: readonly PriceHead[]) {
  const { kind, amount, label, size, former, per, words, head } = price
  const usual = priceWords(language, currency)
  return {
    ...{ kind, amount, size, former, column: heads.find(({ id }) => id === head)?.label },
    label: kind === 'supplement' && label === 'add' ? undefined : label,
    per: kind === 'unit' ? (per ?? usual.each) : undefined,
    words: kind === 'market' || kind === 'included' ? (words ?? usual[kind]).toLowerCase() : undefined,
  }
}
