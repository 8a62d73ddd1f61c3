import type { MenuItem } from 'schema-dts'
import { expect, it } from 'vitest'
import { asScriptText } from './structured-data.ts'

it('is held to the vocabulary by the compiler', () => {
  const dish: MenuItem = { '@type': 'MenuItem', name: 'Soup' }
  // @ts-expect-error The vocabulary has no such property; an unused expectation is an error as well.
  const priced: MenuItem = { '@type': 'MenuItem', name: 'Soup', cost: 7 }
  // @ts-expect-error It has no such diet.
  const keto: MenuItem = { '@type': 'MenuItem', suitableForDiet: 'https://schema.org/KetoDiet' }
  expect([dish, priced, keto].map((item) => typeof item)).toEqual(['object', 'object', 'object'])
})

it('cannot end the script that it stands in', () => {
  const text = asScriptText({ name: '</script><script>alert(1)</script>' })
  expect(text).not.toContain('</script')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' })
})
