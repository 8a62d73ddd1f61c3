import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { viewerOf } from '#tests/builders/build-viewer.ts'
import { cropRules } from './crop-rules.ts'

it('keeps the point in sight that an owner chose, of pictures that guests see', () => {
  const [seen, elsewhere] = ['/uploads/soup.jpg', 'https://elsewhere.example/pike.jpg']
  const items = [seen, elsewhere, '/uploads/bread.jpg'].map((imageUrl, index) =>
    buildItem({ id: 9000 + index, name: `Dish ${index}`, imageUrl }),
  )
  const content = { ...buildContent({ items: 0 }), sections: [{ id: 1, name: 'All', items, imageUrl: seen }] }
  const cropPoints = { [seen]: { x: 20, y: 90 }, [elsewhere]: { x: 1, y: 1 } }
  const { sections } = viewerOf(content, { ...defaultDesign, showImages: true, cropPoints })
  expect(cropRules(sections)).toBe(
    '[id="dish-9000"] .dish-image{object-position:20% 90%}[id="section-1"]>.section-image{object-position:20% 90%}',
  )
})
