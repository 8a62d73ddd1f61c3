import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import type { Section } from '../menu/model/section.ts'
import { courseOfSection, isMenuOfItsOwn } from './course-of.ts'

const section = (id: number, name: string, changes: Partial<Section> = {}): Section => ({
  id,
  name,
  items: [],
  ...changes,
})

const coursesOf = (sections: readonly Section[]) => sections.map((one) => courseOfSection(sections, one))

describe('the course of a section', () => {
  it('is told by its own name, else by the section that it stands in', () => {
    const sections = [
      section(1000, 'Wine'),
      section(1001, 'Red', { parentId: 1000 }),
      section(1002, 'Italy', { parentId: 1001 }),
      section(1003, 'Cheese', { parentId: 1000 }),
      section(1004, 'Italy'),
    ]
    expect(coursesOf(sections)).toEqual(['drink', 'drink', 'drink', 'starter', 'apart'])
  })

  it('is a meal at one price for all courses of one, whatever they are called', () => {
    const sections = [
      section(1000, 'Sunday lunch', { layout: 'courses' }),
      section(1001, 'Starters', { parentId: 1000 }),
      section(1002, 'Puddings', { parentId: 1000 }),
      section(1003, 'Starters'),
      section(1004, 'Family Dinner for Four'),
    ]
    expect(coursesOf(sections)).toEqual(['set', 'set', 'set', 'starter', 'set'])
  })

  it('is none of what is apart, in all that stands in it', () => {
    const sections = [section(1000, 'Happy Hour'), section(1001, 'Small Plates', { parentId: 1000 })]
    expect(coursesOf(sections)).toEqual(['apart', 'apart'])
  })

  it('is that of the catalogue’s category under any name, and of most of its dishes under one that tells nothing', () => {
    const burgers = ['Cheeseburger', 'Club Sandwich', 'Surprise'].map((name, id) => buildItem({ id, name }))
    const sections = [section(3, 'To Finish'), section(1000, 'Our Favorites', { items: burgers })]
    expect(coursesOf(sections)).toEqual(['dessert', 'main'])
  })

  it('is what a section of the catalogue is called or holds by now, not what it was', () => {
    const wines = ['Barolo', 'Chianti', 'Rioja'].map((name, id) => buildItem({ id, name }))
    const sections = [
      section(5, 'Desserts'),
      section(1, 'From the Cellar Door', { items: wines }),
      section(2, 'Ours', { items: wines }),
    ]
    expect(coursesOf(sections)).toEqual(['dessert', 'drink', 'drink'])
  })

  it('is not told by an id that another program gave it', () => {
    const nigiri = ['Hamachi', 'Uni', 'Toro'].map((name, id) => buildItem({ id, name }))
    expect(coursesOf([section(5, 'The Counter', { items: nigiri }), section(1, 'Steaks')])).toEqual([
      'apart',
      'main',
    ])
  })

  it('knows the words of other languages', () => {
    const french = [section(1000, 'Entrées'), section(1001, 'Plats'), section(1002, 'Vins')]
    expect(coursesOf(french)).toEqual(['starter', 'main', 'drink'])
    expect(coursesOf([section(1000, 'Entrées')])).toEqual(['main'])
    const german = ['Vorspeisen', 'Hauptgerichte', 'Beilagen', 'Offene Weine', 'Getränke', 'Süßspeisen']
    expect(coursesOf(german.map((name, at) => section(1000 + at, name)))).toEqual([
      'starter',
      'main',
      'side',
      'drink',
      'drink',
      'dessert',
    ])
  })
})

it('takes a section for a menu of its own by its hour, its name or the section around it', () => {
  const sections = [
    section(1000, 'Lunch Specials'),
    section(1001, 'Sandwiches', { parentId: 1000 }),
    section(1002, 'Dim Sum', { daypart: '11–3' }),
    section(1003, 'Sandwiches'),
  ]
  expect(sections.map((one) => isMenuOfItsOwn(sections, one))).toEqual([true, true, true, false])
})
