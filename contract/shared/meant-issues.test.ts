import { expect, it } from 'vitest'
import { z } from 'zod'
import { meantIssues } from './meant-issues.ts'

const schema = z.object({
  content: z.union([
    z.object({ name: z.string(), sections: z.array(z.object({ name: z.string().min(1) })) }),
    z.object({ name: z.string(), groups: z.array(z.object({ price: z.number() })) }),
    z.string(),
  ]),
})

const pathsOf = (value: unknown) => {
  const { error } = schema.safeParse(value)
  return error && meantIssues(error.issues, value).map(({ path }) => path.join('.'))
}

it.each([
  ['of the first kind', { name: 'a', sections: [{ name: '' }] }, ['content.sections.0.name']],
  ['of the second kind', { name: 'a', groups: [{ price: 1 }, { price: 'x' }] }, ['content.groups.1.price']],
  ['whose list is none', { name: 'a', groups: 'x' }, ['content.groups']],
  ['with a fault that both kinds have', { name: 1, groups: [] }, ['content.name']],
  ['of no kind', { name: 'a' }, ['content.sections']],
  ['that is no object', 7, ['content']],
])('finds what is wrong with content %s', (_case, content, paths) => {
  expect(pathsOf({ content })).toEqual(paths)
})
