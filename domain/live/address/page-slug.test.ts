import { describe, expect, it } from 'vitest'
import { pageSlugSchema, slugObjection, slugOfName } from './page-slug.ts'

describe('the address of a page', () => {
  it('has small letters, digits and hyphens between them', () => {
    for (const slug of ['abc', 'chez-marie', '21-club', 'a'.repeat(60)])
      expect(pageSlugSchema.safeParse(slug).success, slug).toBe(true)
    for (const slug of [
      'ab',
      '',
      '-chez',
      'chez-',
      'chez--marie',
      'Chez',
      'chéz',
      'chez marie',
      'a'.repeat(61),
      'a/b',
      '../x',
    ])
      expect(pageSlugSchema.safeParse(slug).success, slug).toBe(false)
  })

  it('is no word of ours and no rude word, but may hold one as a part of another', () => {
    expect(slugObjection('menu-viewer')).toBe('reserved')
    expect(slugObjection('api')).toBe('reserved')
    expect(slugObjection('the-fucking-grill')).toBe('refused')
    expect(slugObjection('sh1t')).toBe('refused')
    expect(slugObjection('fuck-off')).toBe('refused')
    for (const slug of ['scunthorpe-arms', 'the-cock-inn', 'menu-and-more', 'essex-grill', 'pho-shittake-99'])
      expect(slugObjection(slug), slug).toBeUndefined()
  })

  it('does not speak as Carte, also by signs that look alike', () => {
    for (const slug of [
      'carte-support',
      'carte-official',
      'cartesupport',
      'security-team',
      'adm1n',
      'adrnin',
      'l0gin',
      'try',
      'c4rte-b1lling',
      'account-verification',
    ])
      expect(slugObjection(slug), slug).toBe('reserved')
    for (const slug of [
      'carte-blanche',
      'a-la-carte',
      'the-team-room',
      'chez-helpis',
      'cafe-l0ft',
      'service-59',
    ])
      expect(slugObjection(slug), slug).toBeUndefined()
  })

  it('is made of the name of a restaurant', () => {
    expect(slugOfName('Chez André & Fils')).toBe('chez-andre-fils')
    expect(slugOfName("Gino's Straße 7")).toBe('ginos-strasse-7')
    expect(slugOfName('  Smørrebrød — Œuf  ')).toBe('smorrebrod-oeuf')
    expect(slugOfName('麵館')).toBe('')
    expect(slugOfName('Menu')).toBe('')
    const long = slugOfName('The Old House '.repeat(10))
    expect(long).toMatch(/^[a-z][a-z-]{50,58}[a-z]$/)
  })
})
