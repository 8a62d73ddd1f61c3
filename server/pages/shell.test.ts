import { expect, it } from 'vitest'
import { filledShell } from './shell.ts'

const html =
  '<meta content="__NONCE__"><meta content="__INSTALLATION__"><meta content="__BUILD__"><meta content="__USER__"><div data-screen="__SCREEN__">'
const facts = {
  path: '/auth',
  nonce: 'n',
  installation: {
    billing: 'off',
    registration: 'open',
    saysPaymentsAreTests: false,
    asksAi: false,
    drawsPictures: false,
  },
  buildId: 'b',
} as const
const user = {
  id: 'u',
  username: `"><script>$&'$1__SCREEN__&quot;`,
  email: 'a@example.com',
  subscriptionPlan: 'basic',
  role: 'owner',
} as const

it('says who is signed in, whatever they are called', () => {
  const filled = filledShell(html, { ...facts, user })
  expect(filled).not.toContain('<script>')
  const [, content = ''] = /content="([^"]*)"><div/.exec(filled) ?? []
  const read = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  expect(JSON.parse(read)).toEqual(user)
  expect(filled).toContain('data-screen="form"')
})

it('says nobody is signed in, or says nothing', () => {
  expect(filledShell(html, { ...facts, user: null })).toContain('<meta content="null"><div')
  expect(filledShell(html, facts)).toContain('<meta content=""><div')
})
