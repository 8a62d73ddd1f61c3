import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../docs/decisions')
const records = readdirSync(folder).filter((name) => name !== 'README.md')
const index = readFileSync(join(folder, 'README.md'), 'utf8')

/** The rows of the index: number, file, and the numbers of the records that replace it. */
const rows = [...index.matchAll(/^\| \[(\d+)\]\(([^)]+)\) \| .+ \| (.+) \|$/gm)].map(
  ([, number = '', file = '', state = '']) => ({ number: Number(number), file, state }),
)

it('names each record once, by the number of its file', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(records.toSorted())
  for (const { number, file } of rows) expect(file).toMatch(new RegExp(`^${`${number}`.padStart(4, '0')}-`))
})

it('gives each number once', () => {
  const numbers = rows.map(({ number }) => number)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('gives each record a state, and a replaced one the later record that replaces it', () => {
  for (const { number, state } of rows) {
    expect(state).toMatch(/^(holds|(partly )?replaced by \[\d+\]\([^)]+\)((, | and )\[\d+\]\([^)]+\))*)$/)
    const replacing = [...state.matchAll(/\[(\d+)\]\(([^)]+)\)/g)]
    for (const [, later, file] of replacing) {
      expect(Number(later)).toBeGreaterThan(number)
      expect(rows.find((row) => row.number === Number(later))?.file).toBe(file)
    }
  }
})

it('says which numbers were never used', () => {
  const [, said = ''] = /Numbers ([\d, and]+) were set aside/.exec(index) ?? []
  const numbers = rows.map(({ number }) => number)
  const unused = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  )
  expect([...said.matchAll(/\d+/g)].map(Number)).toEqual(unused)
})
