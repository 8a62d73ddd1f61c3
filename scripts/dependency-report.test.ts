import { describe, expect, it } from 'vitest'
import { judgeLicense, readAudit, readBill, shippedBill } from './dependency-report.ts'

describe('the license of a package', () => {
  const kindOf = (license: string | undefined, name = 'something') => judgeLicense({ name, license }).kind

  it.each([
    'MIT',
    'Apache-2.0',
    'MIT OR GPL-3.0-only',
    '(AFL-2.1 OR BSD-3-Clause)',
    'MIT and ISC',
    '((MIT))',
  ])('is free: %s', (license) => expect(kindOf(license)).toBe('free'))

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    '(MIT OR Apache-2.0) AND SSPL-1.0',
    'GPL-2.0-only WITH Classpath-exception-2.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
    'Custom',
    '',
    undefined,
  ])('is not free, and nobody has looked at it: %s', (license) => expect(kindOf(license)).toBe('refused'))

  it('was reviewed for a package, and only as it was then', () => {
    expect(kindOf('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe('reviewed')
    expect(kindOf('GPL-3.0-only', '@img/sharp-libvips-linux-x64')).toBe('refused')
    expect(kindOf('LGPL-3.0-or-later', 'another')).toBe('refused')
    expect(kindOf('MPL-2.0', 'lightningcss-linux-x64-gnu')).toBe('reviewed')
    expect(kindOf('MPL-2.0', 'my-lightningcss')).toBe('refused')
  })
})

it('reads a bill of materials as npm writes it', () => {
  const bill = {
    bomFormat: 'CycloneDX',
    components: [
      { name: '@scope/a', version: '1.0.0', properties: [], licenses: [{ license: { id: 'MIT' } }] },
      { group: '@scope', name: 'b', version: '2.0.0', licenses: [{ expression: 'MIT OR ISC' }] },
      { name: 'c', version: '3.0.0', properties: [{ name: 'cdx:npm:package:development', value: 'true' }] },
    ],
  }
  expect(readBill(bill)).toEqual([
    { name: '@scope/a', version: '1.0.0', license: 'MIT', isTool: false },
    { name: '@scope/b', version: '2.0.0', license: 'MIT OR ISC', isTool: false },
    { name: 'c', version: '3.0.0', license: undefined, isTool: true },
  ])
  expect(() => readBill({ components: [] })).toThrow()
})

describe('what is known of vulnerabilities', () => {
  it('is none, or each with its severity and advisory', () => {
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'known', list: [] })
    const vulnerabilities = {
      left: {
        name: 'left',
        severity: 'high',
        range: '<1.3.0',
        via: ['pad', { title: 'Pads too much', url: 'https://example.com/1' }],
      },
    }
    expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
      kind: 'known',
      list: [
        { name: 'left', severity: 'high', range: '<1.3.0', titles: ['Pads too much, https://example.com/1'] },
      ],
    })
  })

  it.each([
    ['{"message":"405","statusCode":405,"error":{}}', '405'],
    ['', 'did not answer'],
    ['{"vulnerabilities":7}', 'did not answer'],
  ])('is not none where the registry did not say so: %s', (output, reason) => {
    expect(readAudit(output)).toEqual({ kind: 'unknown', reason: expect.stringContaining(reason) })
  })
})

it('hands on a bill of materials under the name of the product, without this machine', () => {
  const vcs = { type: 'vcs', url: 'https://example.org/a' }
  const from = { type: 'distribution', url: 'https://registry.example/a.tgz' }
  const a = { name: 'a', version: '1.0.0', hashes: [{ alg: 'SHA-512', content: 'ff' }] }
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { timestamp: 'today', component: { type: 'library', name: 'my-folder', version: '0.0.1' } },
    components: [{ ...a, externalReferences: [vcs, from] }, { name: 'b' }],
  }
  expect(shippedBill(bill, { name: 'carte', version: '0.2.0' })).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { timestamp: 'today', component: { type: 'application', name: 'carte', version: '0.2.0' } },
    components: [
      { ...a, externalReferences: [vcs] },
      { name: 'b', externalReferences: [] },
    ],
  })
})
