import { readFileSync } from 'node:fs'
import type { Menu } from '#domain/menu/model/menu.ts'

/**
 * What a command has to do, written apart from the grammar that is judged by it. Parts are parted by ` ; `.
 *
 * - `price <what>: <how>`: how is `+1`, `-0.50`, `+4%`, `=18`, `x2`, `end .90`, `step 0.50`, `market`, `none`, in their order
 * - `out <dish> until day|open|<weekday> [hidden]`, `back <dish>`
 * - `drop <what>`, `move <what> > <section> first|last|before <x>|after <x>`, `move <section> first|last|before <x>|after <x>`
 * - `name <what> > <new>`, `words <dish> > <text>`, `title <text>`, `add <dish> <price|-> > <section>`, `add <section>`
 * - `mark|unmark <dish> <mark>`, `box|unbox <dish>`, `sort <section> price|name up|down`, `copy <dish>`
 * - `same`: nothing; `ask`, `tell` and `no`: asked back, answered, refused or not read
 *
 * What: `*`, `[Section]`, dishes with commas, `-` before what is left out, `/Glass` behind for one column. Shares are rounded
 * to the next half dollar, as the dialog of prices does where nothing else is said.
 */
export interface Told {
  readonly says: string
  readonly wants: string
}

export const readTold = (file: URL): Told[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf(' => ')
      return { says: line.slice(0, at), wants: line.slice(at + 4).trim() }
    })

/** A menu as plain lists, which is all that commands change. */
export interface Listed {
  title: string
  sections: { name: string; dishes: ListedDish[] }[]
  words: string[]
}

interface ListedDish {
  name: string
  description: string
  prices: { column: string; amount: number | null }[]
  marks: string[]
  isBoxed: boolean
}

export function listedOf(menu: Menu, words: readonly string[] = []): Listed {
  return {
    title: menu.title ?? '',
    words: [...words].sort(),
    sections: menu.sections.map(({ name, priceHeads = [], items }) => ({
      name,
      dishes: items.map((item) => ({
        name: item.name,
        description: item.description,
        prices: item.prices.map(({ amount, head }) => ({
          column: priceHeads.find(({ id }) => id === head)?.label ?? '',
          amount: amount ?? null,
        })),
        marks: [...(item.marks ?? [])].sort(),
        isBoxed: item.isFeatured ?? false,
      })),
    })),
  }
}

/** The menu as it has to be after a command. */
export function wanted(menu: Menu, wants: string): Listed {
  const listed = listedOf(menu)
  for (const part of wants.split(' ; ')) carryOut(part.trim(), listed)
  listed.words.sort()
  return listed
}

function carryOut(part: string, listed: Listed): void {
  const [verb = '', rest = ''] = /^(\S+)\s*(.*)$/su.exec(part)?.slice(1) ?? []
  const doing = verbs[verb]
  if (!doing) throw new Error(`“${part}” is no effect`)
  doing(rest, listed)
}

const section = (listed: Listed, name: string) => {
  const plain = name.replace(/^\[|\]$/gu, '')
  const found = listed.sections.find((one) => one.name === plain)
  if (!found) throw new Error(`No section ${name}`)
  return found
}

const homeOf = (listed: Listed, dish: string) => {
  const found = listed.sections.find(({ dishes }) => dishes.some(({ name }) => name === dish))
  if (!found) throw new Error(`No dish ${dish}`)
  return found
}

const dishCalled = (listed: Listed, name: string): ListedDish =>
  homeOf(listed, name).dishes.find((dish) => dish.name === name) as ListedDish

function chosen(what: string, listed: Listed): { dishes: ListedDish[]; column?: string } {
  const [, names = '', column] = /^(.*?)(?:\/(\w+))?$/u.exec(what) ?? []
  const [all = '', ...left] = names.split(/\s-(?=[[A-Z])/u)
  const named = (text: string): ListedDish[] =>
    text
      .split(', ')
      .flatMap((name) =>
        name === '*'
          ? listed.sections.flatMap(({ dishes }) => dishes)
          : name.startsWith('[')
            ? section(listed, name).dishes
            : [dishCalled(listed, name)],
      )
  const gone = left.flatMap(named)
  const dishes = named(all).filter((dish) => !gone.includes(dish))
  return column === undefined ? { dishes } : { dishes, column }
}

/** As the prices of the house end; of two that are equally near the lower. */
const half = (cents: number): number => Math.ceil(Number((cents / 50 - 0.5).toFixed(6))) * 50

function priced(before: number, how: string): number | null {
  let cents = before
  const steps = how.match(/[+-][\d.]+%?|=[\d.]+|x[\d.]+|end \.\d\d|step [\d.]+|market|none/gu) ?? []
  const isRounded = steps.some((step) => /^(?:end|step)/u.test(step))
  for (const step of steps) {
    if (step === 'market') return null
    if (step.endsWith('%')) {
      const exact = (cents * (100 + Number(step.slice(0, -1)))) / 100
      cents = isRounded ? exact : half(exact)
    } else if (step.startsWith('=')) cents = Math.round(Number(step.slice(1)) * 100)
    else if (step.startsWith('x')) cents = Math.round(cents * Number(step.slice(1)))
    else if (step.startsWith('end')) cents = endingIn(cents, Number(step.slice(5)))
    else if (step.startsWith('step')) {
      const by = Math.round(Number(step.slice(5)) * 100)
      cents = Math.max(Math.round(Number((cents / by).toFixed(6))) * by, by)
    } else cents += Math.round(Number(step) * 100)
  }
  return cents
}

function endingIn(cents: number, end: number): number {
  const whole = Math.floor(cents / 100)
  const choices = [whole - 1, whole, whole + 1].map((dollars) => dollars * 100 + end).filter((one) => one > 0)
  return choices.reduce((best, one) => (Math.abs(one - cents) < Math.abs(best - cents) ? one : best))
}

type Doing = (rest: string, listed: Listed) => void

const price: Doing = (rest, listed) => {
  const [, what = '', how = ''] = /^(.+): (.+)$/u.exec(rest) ?? []
  const { dishes, column } = chosen(what, listed)
  for (const dish of dishes) {
    if (how === 'none') dish.prices = []
    else if (how === 'market') dish.prices = [{ column: '', amount: null }]
    else
      for (const one of dish.prices) {
        if (column !== undefined && one.column !== column) continue
        if (one.amount !== null) one.amount = priced(one.amount, how)
      }
  }
}

const move: Doing = (rest, listed) => {
  const [, what = '', into, place = 'last'] =
    /^(.+?)(?: > (\[[^\]]+\]))?(?: (first|last|(?:before|after) .+))?$/u.exec(rest) ?? []
  const [side, ...anchor] = place.split(' ')
  if (into === undefined && what.startsWith('[')) {
    const moved = section(listed, what)
    const others = listed.sections.filter((one) => one !== moved)
    const at =
      side === 'first'
        ? 0
        : side === 'last'
          ? others.length
          : others.indexOf(section(listed, anchor.join(' ')))
    listed.sections = others.toSpliced(side === 'after' ? at + 1 : at, 0, moved)
    return
  }
  const { dishes } = chosen(what, listed)
  const target = into === undefined ? homeOf(listed, what) : section(listed, into)
  for (const home of listed.sections) home.dishes = home.dishes.filter((dish) => !dishes.includes(dish))
  const at =
    side === 'first'
      ? 0
      : side === 'last'
        ? target.dishes.length
        : target.dishes.findIndex(({ name }) => name === anchor.join(' '))
  target.dishes.splice(side === 'after' ? at + 1 : at, 0, ...dishes)
}

const parted = (rest: string): [string, string] => {
  const at = rest.indexOf(' > ')
  return [rest.slice(0, at), rest.slice(at + 3)]
}

const verbs: Readonly<Record<string, Doing>> = {
  same: () => {},
  price,
  move,
  title: (rest, listed) => {
    listed.title = rest
  },
  out: (rest, listed) => {
    const [, dish = '', until = 'day', hides] = /^(.+?) until (\S+)( hidden)?$/u.exec(rest) ?? []
    const said = until === 'tomorrow' ? 'day' : until
    for (const { name } of chosen(dish, listed).dishes)
      listed.words.push(`${name} out ${said}${hides ? ' hidden' : ''}`)
  },
  back: (rest, listed) => {
    for (const { name } of chosen(rest, listed).dishes) listed.words.push(`${name} back`)
  },
  drop: (rest, listed) => {
    for (const what of rest.split(', ')) {
      if (what.startsWith('['))
        listed.sections = listed.sections.filter((one) => one !== section(listed, what))
      else {
        const home = homeOf(listed, what)
        home.dishes = home.dishes.filter(({ name }) => name !== what)
      }
    }
  },
  name: (rest, listed) => {
    const [what, name] = parted(rest)
    if (what.startsWith('[')) section(listed, what).name = name
    else dishCalled(listed, what).name = name
  },
  words: (rest, listed) => {
    const [what, text] = rest.includes(' > ') ? parted(rest) : [rest.replace(/ >$/u, ''), '']
    dishCalled(listed, what).description = text
  },
  add: (rest, listed) => {
    if (rest.startsWith('[')) {
      listed.sections.push({ name: rest.slice(1, -1), dishes: [] })
      return
    }
    const [dish, into] = parted(rest)
    const [, name = '', amount = '-'] = /^(.+) (\S+)$/u.exec(dish) ?? []
    const prices = amount === '-' ? [] : [{ column: '', amount: Math.round(Number(amount) * 100) }]
    section(listed, into).dishes.push({ name, description: '', prices, marks: [], isBoxed: false })
  },
  mark: (rest, listed) => {
    const [, dish = '', mark = ''] = /^(.+) (\S+)$/u.exec(rest) ?? []
    for (const one of chosen(dish, listed).dishes) one.marks = [...one.marks, mark].sort()
  },
  box: (rest, listed) => {
    for (const dish of chosen(rest, listed).dishes) dish.isBoxed = true
  },
  copy: (rest, listed) => {
    const home = homeOf(listed, rest)
    const at = home.dishes.findIndex(({ name }) => name === rest)
    home.dishes.splice(at + 1, 0, structuredClone(home.dishes[at] as ListedDish))
  },
  sort: (rest, listed) => {
    const [, what = '', by, way] = /^(.+) (price|name) (up|down)$/u.exec(rest) ?? []
    const home = section(listed, what)
    const sign = way === 'down' ? -1 : 1
    const amountOf = ({ prices }: ListedDish) => prices[0]?.amount ?? 0
    home.dishes = home.dishes.toSorted((a, b) =>
      by === 'name' ? sign * a.name.localeCompare(b.name) : sign * (amountOf(a) - amountOf(b)),
    )
  },
}
