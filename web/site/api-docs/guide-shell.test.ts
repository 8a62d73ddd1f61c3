import { expect, it } from 'vitest'
import { guides } from '#contract/guides/guides.ts'
import { shellOf } from './guide-shell.ts'

const [first, menus] = guides.map(({ steps }) =>
  steps.map((step) => shellOf('https://menus.example.com', step)),
)

it('writes a call as a command', () => {
  expect(first?.[0]).toBe('curl "https://menus.example.com/api/user" \\\n  -H "authorization: Bearer $KEY"')
})

it('keeps what later steps need, and names it there', () => {
  expect(menus?.[0]).toMatch(/^MENU=\$\(curl -X POST .* \| jq -r \.id\)$/su)
  expect(menus?.[2]).toContain('/api/saved-menus/$MENU/items/2/prices/p1"')
  expect(menus?.[3]).toMatch(/-OJ$/u)
  const proposal = shellOf('', guides[2]?.steps[1] ?? never())
  expect(proposal).toContain(`"menuId":"'"$MENU"'"`)
})

const never = () => {
  throw new Error('a step')
}
