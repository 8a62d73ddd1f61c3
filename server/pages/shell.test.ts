import { expect, it } from 'vitest'
import type { ShellAnswer } from '#contract/pages/shell.ts'
import { buildInstallation } from '#tests/builders/build-installation.ts'
import { filledShell } from './shell.ts'

const html =
  '<meta content="__NONCE__"><meta content="__INSTALLATION__"><meta content="__BUILD__"><div data-screen="__SCREEN__"><script type="application/json">"__ANSWERS__"</script>'
const facts = {
  path: '/auth',
  nonce: 'n',
  installation: buildInstallation({ billing: 'off' }),
  buildId: 'b',
} as const

it('says what its screen asks first, whatever people call themselves', () => {
  const answers: ShellAnswer[] = [[['/api/user'], { username: `</script><script>$&'$1__SCREEN__<!--` }]]
  const filled = filledShell(html, { ...facts, answers })
  const [, json = ''] = /json">(.*?)<\/script>/.exec(filled) ?? []
  expect(JSON.parse(json)).toEqual(answers)
  expect(json).not.toContain('<')
  expect(filled).toContain('data-screen="form"')
})

it('says nothing where it has no answers', () => {
  expect(filledShell(html, { ...facts, answers: [] })).toContain('json">[]</script>')
})
