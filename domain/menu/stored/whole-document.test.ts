import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyContent } from '#tests/builders/any-menu.ts'
import { menuContentSchema } from '../model/menu.ts'

it('makes menus that the schema takes as they are', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(menuContentSchema.parse(content)).toEqual(content)
    }),
  )
})
