import { expect, it } from 'vitest'
import '#tests/builders/browser-storage.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { itemsOf, mapItems } from '#domain/menu/model/walk.ts'
import { menuFile, readMenuFile } from '#domain/menu/stored/menu-file.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { asOwned } from './as-owned.ts'

const { useOpenMenu } = await import('../../../../menu/store/open-menu.ts')
const { useTakeMenu } = await import('../taking/use-take-menu.ts')

const built = buildContent({ items: 2 })
const content = mapItems({ ...built, restaurant: { ...built.restaurant, id: 'house' } }, (item) =>
  stateClaims(item, { allergens: ['milk'] }),
)
const design = {
  ...defaultDesign,
  primaryColor: '#1b2a49',
  priceSign: 'none',
  sheets: 'two-up',
  isTemplateChosen: true,
} as const
const file = readMenuFile(menuFile({ content, design, templateId: 4 }))

it('keeps what the same house confirmed of the same words', () => {
  const [first] = itemsOf(file.content)
  const renamed = mapItems(file.content, (item) =>
    item.id === first?.id ? { ...item, name: 'Other' } : item,
  )
  const owned = asOwned({ ...file, content: renamed }, [{ id: 'house' }])
  expect(owned.losesConfirmations).toBe(false)
  expect(itemsOf(owned.content).map(({ allergens }) => allergens)).toEqual([undefined, ['milk']])
})

it('proposes what another house confirmed, and says so', () => {
  const owned = asOwned(file, [{ id: 'another' }])
  expect(owned.losesConfirmations).toBe(true)
  expect(itemsOf(owned.content).map(({ allergens }) => allergens)).toEqual([undefined, undefined])
})

it('takes a whole file as the first menu with its restaurant and its looks', () => {
  useOpenMenu.getState().clear()
  useTakeMenu(() => undefined).file(file)
  const { restaurant, templateId, ...open } = useOpenMenu.getState()
  expect({ restaurant, templateId, design: open.design }).toEqual({
    restaurant: file.content.restaurant,
    templateId: 4,
    design: file.design,
  })
})
