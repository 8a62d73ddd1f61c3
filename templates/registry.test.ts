import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as registry from './registry.ts'

const templates = Object.values(registry)

it('has a line for each folder with a template', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(import.meta.dirname, name, `${name}.typ`)))
  expect(templates.map(({ key }) => key).sort()).toEqual(folders.sort())
})

it('gives each template an id of its own', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length)
})

it.each(templates)('has all that $name needs in its folder', ({ key }) => {
  for (const file of [`${key}.typ`, 'sample-400.webp', 'sample-800.webp'])
    expect(existsSync(join(import.meta.dirname, key, file)), file).toBe(true)
})

it('says of all that stands out of the flow from which side it is placed: lines begin on either one', () => {
  const files = globSync('**/*.typ', { cwd: import.meta.dirname })
  const sideless = files.flatMap((file) =>
    Array.from(
      readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
        /\bplace\(\s*(?!\s|(?:(?:top|bottom) \+ )?(?:left|right|center|start|end|at|page-start|position|side)\b)[^\n]*/g,
      ),
      ([place]) => `${file}: ${place}`,
    ),
  )
  expect(sideless).toEqual([])
})
